/**
 * The look of an element around its player. What a page says of its own parts stops at the stage, and the player's root is none of this.
 * The room there is about what a player takes, so that nothing below moves when it comes; the button lies over the picture and takes none.
 * Content that a player stands in for keeps its width, for a page that gives the element no more than its content asks for.
 */
export const SHELL_CSS = `
:host{display:block;position:relative}
:host([hidden]),[hidden],:host>p:empty{display:none!important}
:host>slot[hidden]{display:block!important;height:0;overflow:hidden;visibility:hidden}
:host>:is(button,p){margin:.3em 0;padding:.3em 1em;border:1px solid;font:600 1rem/1.3 var(--revolution-font,serif)}
:host>button{border-radius:1em;color:#fff;background:#04734f;cursor:pointer}
:host>p:not(:has(+[hidden])),.on{position:absolute;z-index:1}
:host>div{all:initial;direction:ltr;display:block;container-type:inline-size;contain-intrinsic-inline-size:280px}
.room{min-height:calc(1280px - var(--l,0px))}
:host([panels]){--l:280px}
@container(width>480px){.room{min-height:calc(1120px - var(--l,0px))}}
@container(width>900px){.room{min-height:744px}}
:host(:is(revolution-chart,[panels]:not([panels*=table]))) .room{min-height:280px}
@media print{:host>slot[hidden]{display:contents!important;visibility:visible}:host>:is(button,p,.over){display:none}}
`.replaceAll('\n', '');
