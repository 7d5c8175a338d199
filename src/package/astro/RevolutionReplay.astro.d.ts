import type { ReplayProps } from './replay-props.js';

/** The Astro component. Only Astro calls it, and what it gives then is Astro's own. */
export default function RevolutionReplay(props: ReplayProps): never;
