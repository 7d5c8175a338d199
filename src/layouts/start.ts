/** What runs on every page once it is there: the theme button, links that keep the place, the offline copy. */
import { keepHash } from './keep-hash.ts';
import { asset } from './links.ts';
import { keepOffline } from './offline/register.ts';
import { wireThemeButton } from './theme.ts';

const button = document.querySelector<HTMLElement>('[data-themes]');
if (button?.dataset.themes) wireThemeButton(button, JSON.parse(button.dataset.themes));
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-hash]')) keepHash(link);
if (import.meta.env.PROD) addEventListener('load', () => keepOffline(asset('sw.js')));
