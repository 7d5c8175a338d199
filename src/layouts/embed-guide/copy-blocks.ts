/** Wakes the blocks of code of the guide: the buttons that copy them, and the address of the site as its reader knows it. */
import { copyOut } from '../../view/share-panel/copy-out.ts';

/** `built` is the address that the site was built for: a copy of it elsewhere gives out its own. */
export function nameSite(page: Document, built: string, site: string): void {
  if (built === '' || built === site) return;
  for (const code of page.querySelectorAll('[data-site]')) {
    code.textContent = (code.textContent ?? '').replaceAll(built, site);
  }
}

/** `status` is told what was copied; its data says how, with `{what}` for the name of the block. */
export function wireCopying(page: Document, status: HTMLElement): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
    const block = page.getElementById(button.dataset.copies ?? '');
    if (!block) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const said = status.dataset[await copyOut(window, block)] ?? '';
      status.textContent = said.replace('{what}', button.dataset.name ?? '');
    });
  }
}
