/** Text of a stranger's file made harmless to look at: what does not show, or steers a terminal, is spelled out. */

/** Each control or formatting character (escape codes, right-to-left marks) as `⟨U+202E⟩`. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${code}⟩`;
  });
}
