/**
 * A remark plugin: a paragraph that holds only the link of a replay, or of one of its moments, becomes the replay. The link stays
 * inside, so that the post is whole without the script.
 *
 *     unified().use(remarkParse).use(remarkReplay, { sites: ['https://example.org/epanastasi/'] })
 */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { scriptOf } from '../../view/share/places.ts';
import { loneLink } from './lone-link.ts';
import { componentBlock, componentImport, componentScript } from './mdx.ts';
import { elementBlock, elementScript } from './plain.ts';
import { type ReplayLink, readReplayLink } from './replay-link.ts';

export interface RemarkReplayOptions {
  /** Full addresses of the sites whose replays are shown, each the root of a site: `https://example.org/epanastasi/`. */
  readonly sites: readonly string[];
  /**
   * What stands in an MDX file: the `element` itself, for whatever renders it, or the Astro `component`, which is imported by itself.
   * In plain Markdown it is always the element.
   */
  readonly mdx?: 'element' | 'component';
  /** Whether the one script is added at the end of a post; `false` where the layout of the pages has it. */
  readonly script?: boolean;
}

/** Throws a TypeError on a site that is no full address. */
export function remarkReplay({ sites, mdx = 'element', script = true }: RemarkReplayOptions) {
  for (const site of sites) new URL(site);
  return (tree: Root, file: { readonly extname?: string | undefined }): void => {
    const isMdx = file.extname === '.mdx';
    const shown: ReplayLink[] = [];
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      // An item of a list of links is one of many, and stays one.
      const link = parent?.type === 'listItem' ? null : loneLink(paragraph);
      const replay = link && readReplayLink(link.url, sites);
      if (!replay || !parent || index === undefined) return;
      shown.push(replay);
      const kept = { ...paragraph, children: [link] };
      const block = isMdx ? [componentBlock(replay, kept, mdx)] : elementBlock(replay, kept);
      parent.children.splice(index, 1, ...block);
      return [SKIP, index + block.length];
    });
    if (isMdx && mdx === 'component') {
      if (shown.length > 0) tree.children.unshift(componentImport());
    } else if (script) {
      const addresses = new Set(shown.map(({ site }) => scriptOf(site)));
      tree.children.push(...[...addresses].map(isMdx ? componentScript : elementScript));
    }
  };
}
