/** Makes the choices of a puzzle answerable: each becomes a button that says whether it is right, and the right one opens the answer. */

/** `puzzle` holds a list of choices with `data-verdict` and `data-said`, a place for what is said, and the answer as `details`. */
export function wirePuzzle(puzzle: HTMLElement): void {
  const said = puzzle.querySelector<HTMLElement>('.puzzle-said');
  const answer = puzzle.querySelector('details');
  for (const item of puzzle.querySelectorAll<HTMLElement>('.puzzle-choices > li')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.append(...item.childNodes);
    button.addEventListener('click', () => {
      button.dataset.chosen = item.dataset.verdict ?? '';
      if (said) said.textContent = item.dataset.said ?? '';
      if (answer && item.dataset.verdict === 'right') answer.open = true;
    });
    item.replaceChildren(button);
  }
}
