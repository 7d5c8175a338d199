/**
 * The custom elements for a page that is put together by a bundler, and their types for TypeScript and JSX. The parts are loaded from
 * the folder that is named: a site's `/embed/v1/`, or a copy of this package's `lib/static/embed/v1/` on a host of one's own.
 *
 *     import { defineElements } from 'epanastasi/element';
 *     defineElements('https://example.org/epanastasi/embed/v1/');
 */
import type { Where } from '../embed/stepper/stepper.ts';

export { defineElements } from '../embed/element/define.ts';
export type { Where };

/** The attributes of both elements, for the types of a JSX: see `docs/package.md`. */
export interface ReplayAttributes {
  /** What is shown: the name of a match that the site hosts, the address of a log, or the log itself. */
  readonly match?: string;
  readonly src?: string;
  readonly log?: string;
  /** The moment: `start`, `end`, `r3`, `r3t4p2`. */
  readonly at?: string;
  /** Whose seat the reader sits in: `all`, or a player's id. */
  readonly pov?: string;
  readonly reveal?: 'open' | 'seat' | 'spoiler-free';
  /** Which parts show, in which order, parted by commas: `table,explain,plays`. */
  readonly panels?: string;
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly lang?: string;
  readonly autoplay?: '0' | '1';
  /** Seconds a step of autoplay takes, at least: remarks stay as long as they take to read. */
  readonly speed?: string;
}

export interface ChartAttributes extends ReplayAttributes {
  /** What the chart shows. */
  readonly kind?: 'strength' | 'titles';
}

/** An element as a script sees it. The promises fulfil when the step is done, and when it cannot be: then an event says so. */
export interface RevolutionReplayElement extends HTMLElement {
  /** Where it stands; null before its first use. */
  readonly where: Where | null;
  goTo(at: string): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
}

/** The events of an element; they bubble, so that one listener can serve a page. */
export interface RevolutionEvents {
  /** It can be stepped. */
  'revolution-ready': CustomEvent<Where>;
  /** It was stepped. */
  'revolution-step': CustomEvent<Where>;
  /** There is nothing to step; the message is for readers and stands on the page already. */
  'revolution-error': CustomEvent<{ readonly message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'revolution-replay': RevolutionReplayElement;
    'revolution-chart': RevolutionReplayElement;
  }
  interface HTMLElementEventMap extends RevolutionEvents {}
}
