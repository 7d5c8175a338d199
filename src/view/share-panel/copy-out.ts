/** Copies what stands in a field or a block of code; where the browser refuses, selects it, so that the reader's own keys copy it. */
import { copyText } from '../what-if/share.ts';

export type CopiedAs = 'copied' | 'selected';

/** `element` holds the text: a field that may be selected, or any other element. */
export async function copyOut(page: Window, element: HTMLElement): Promise<CopiedAs> {
  if (await copyText(page, textOf(element))) return 'copied';
  select(page, element);
  return 'selected';
}

/** Marks all of the text, as a reader would with the mouse. */
function select(page: Window, element: HTMLElement): void {
  if (isField(element)) {
    element.focus();
    element.select();
    return;
  }
  page.getSelection()?.selectAllChildren(element);
}

function textOf(element: HTMLElement): string {
  return isField(element) ? element.value : (element.textContent ?? '');
}

function isField(element: HTMLElement): element is HTMLTextAreaElement {
  return element.tagName === 'TEXTAREA';
}
