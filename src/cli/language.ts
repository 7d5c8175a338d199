/** Which language the command speaks: `--lang`, else what the environment asks for, else English. */
import { LANGUAGES, type Language } from '../explain/messages/languages.ts';

const OPTION = '--lang';

/** Takes `--lang` out of the arguments, wherever it stands; `asked` is null where it does not, and empty where its value is missing. */
export function takeLanguage(args: readonly string[]): { asked: string | null; rest: string[] } {
  const at = args.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  if (at < 0) return { asked: null, rest: [...args] };
  const inline = args[at] !== OPTION;
  const asked = inline ? args[at]?.slice(OPTION.length + 1) : args[at + 1];
  return { asked: asked ?? '', rest: args.toSpliced(at, inline ? 1 : 2) };
}

/** The language that the environment asks for: the first variable that is set decides, as everywhere in POSIX. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const asked = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => language === asked.slice(0, 2).toLowerCase()) ?? 'en';
}
