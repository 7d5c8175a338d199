/** One of a few values, chosen from a list under its name. */
interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly choose: (value: T) => void;
}

export function Choice<T extends string>({ label, value, values, choose }: ChoiceProps<T>) {
  return (
    <label class="choice">
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {values.map(({ value: each, text, lang }) => (
          <option key={each} value={each} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
