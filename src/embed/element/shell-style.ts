/**
 * The look of an element around its player. What a page says of its own parts stops at the stage, and the player's root is none of this.
 * The room there is about what a player takes, so that nothing below moves when it comes; button and note lie over the content and take none.
 */
export const SHELL_CSS = `
:host{display:block;position:relative}
:host([hidden]),[hidden],:host>p:empty{display:none!important}
:host>:is(button,p){position:absolute;z-index:1;top:0;left:0;translate:8px 8px;margin:0;padding:.5em 1em;border:1px solid;border-radius:2em;font:600 1rem/1.3 var(--revolution-font,serif);color:#fff;background:#04734f;cursor:pointer}
:host>button:focus-visible{outline:3px solid Highlight}
:host>div{all:initial;display:block;container-type:inline-size}
.room{min-height:calc(1280px - var(--l,0px))}
:host([panels]){--l:280px}
@container(width>480px){.room{min-height:calc(1120px - var(--l,0px))}}
@container(width>900px){.room{min-height:744px}}
:host(revolution-chart) .room{min-height:200px}
@media print{:host>slot{display:contents!important}:host>:is(button,p,.over){display:none}}
`.replaceAll('\n', '');
