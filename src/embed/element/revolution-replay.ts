/** The first script of the embed: `/embed/v1/revolution-replay.js`, a classic script. The other parts lie beside it. */
import { defineElements } from './define.ts';

const script = document.currentScript as HTMLScriptElement | null;
if (script) defineElements(new URL('.', script.src).href, script.nonce);
