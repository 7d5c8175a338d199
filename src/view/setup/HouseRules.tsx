/** The rules of the house, folded away: a question for each option of the game. */
import type { GameOffer } from './game-offer.ts';

interface HouseRulesProps {
  readonly title: string;
  readonly offer: GameOffer;
  readonly class: string;
}

const fieldOf = (option: string) => `option-${option}`;

export function HouseRules({ title, offer, class: kind }: HouseRulesProps) {
  return (
    <details key={offer.id} class={kind}>
      <summary>{title}</summary>
      {offer.options.map(({ name, question, values }) => (
        <label key={name}>
          {question}
          <select class="field" name={fieldOf(name)}>
            {values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

/** What was chosen, by option; those left as they are by rule are left out. */
export function houseRulesIn(form: FormData, offer: GameOffer): Record<string, string> {
  const said = offer.options.map(({ name }) => [name, String(form.get(fieldOf(name)) ?? '')] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}
