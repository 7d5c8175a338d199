/** The panel with all it says, for a player that is asked to share. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Reading } from '../player/reading.ts';
import type { ShareVoice } from '../share/scene.ts';
import { SharePanel } from './SharePanel.tsx';
import { loadPanelWords, loadVoice } from './words.ts';

export interface LoadedPanel {
  readonly SharePanel: typeof SharePanel;
  readonly words: Messages['sharePanel'];
  readonly voice: ShareVoice;
}

/** Rejects where the words cannot be loaded. */
export async function loadPanel({ locale, words }: Pick<Reading, 'locale' | 'words'>): Promise<LoadedPanel> {
  const [panel, voice] = await Promise.all([
    loadPanelWords(locale),
    loadVoice(locale, words.refusals !== undefined),
  ]);
  return { SharePanel, words: panel, voice };
}
