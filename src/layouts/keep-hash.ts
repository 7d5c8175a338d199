/** A link to the same page in another language takes the hash along: it says which moment is shown. */
export function keepHash(link: HTMLAnchorElement): void {
  const take = () => {
    link.hash = location.hash;
  };
  for (const event of ['pointerdown', 'focus', 'click'] as const) link.addEventListener(event, take);
}
