/** The forms of a moment under each other, each with its text and its button. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { CopyField } from './CopyField.tsx';
import type { Form, FormName } from './forms.ts';
import type { PictureRemark } from './picture-for.ts';

interface FormListProps {
  readonly forms: readonly Form[];
  /** Why the forms that would show a picture have none. */
  readonly bare: PictureRemark;
  readonly locale: Language;
  readonly words: Messages['sharePanel'];
  readonly say: (text: string) => void;
}

/** Lines of each text that show at once. */
const ROWS: Readonly<Record<FormName, number>> = { link: 2, round: 2, element: 5, iframe: 3, markdown: 4 };
/** Some chats and forms cut a longer link. */
const LONG_LINK = 2000;
/** What shows a picture where there is one. */
const WITH_PICTURE: ReadonlySet<FormName> = new Set(['element', 'markdown']);

export function FormList({ forms, bare, locale, words, say }: FormListProps) {
  const remarkOn = ({ name, text }: Form): string | null => {
    if (name === 'round' && text.length > LONG_LINK)
      return words.long(new Intl.NumberFormat(locale).format(text.length));
    return bare !== null && WITH_PICTURE.has(name) ? words.picture[bare] : null;
  };
  return (
    <>
      {forms.map(({ name, text }) => (
        <CopyField
          key={name}
          title={words.forms[name].title}
          text={words.forms[name].text}
          remark={remarkOn({ name, text })}
          value={text}
          rows={ROWS[name]}
          words={words}
          say={say}
        />
      ))}
    </>
  );
}
