/** A button with a sign on it and a name that says what it does. */
import { Icon } from './Icon.tsx';

interface ControlButtonProps {
  /** Path data of its sign (`Icon`). */
  readonly icon: string;
  readonly label: string;
  readonly main?: boolean;
  readonly press: () => void;
}

export function ControlButton({ icon, label, main = false, press }: ControlButtonProps) {
  return (
    <button
      type="button"
      class={main ? 'control main' : 'control'}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Icon strokes={icon} />
    </button>
  );
}
