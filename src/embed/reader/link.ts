/** Reads logs in the link form: a part of the embed. */
import { type LinkText, textOfLink } from '../../log/link/link-text.ts';
import { hand } from '../hand.ts';

export type ReadLinkText = (link: string) => LinkText;

const readLinkText: ReadLinkText = textOfLink;

hand('link', readLinkText);
