/** Styles of the marks on an edited page. They are in a shadow tree, so that they and the page's styles do not affect each other. */
export const EDIT_STYLE = `
:host { all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 2147483000; }
* { box-sizing: border-box; }
.box { position: absolute; pointer-events: none; }
.area { outline: 1px dashed #5b5f97; outline-offset: 4px; }
.block { outline: 1px solid rgb(91 95 151 / 35%); }
.block.hover { outline: 2px solid #5b5f97; }
.block.active { outline: 3px solid #1f4fd8; }
.block.hidden::before { content: ''; position: absolute; inset: 0; background: rgb(255 255 255 / 70%); }
/* In the room that stands above each area and block for it: never over what the page says. */
.bar { position: absolute; display: flex; gap: 0.15em; inset-block-end: calc(100% + 3px); inset-inline-start: 0; width: max-content; max-width: 100vw; }
.area > .bar { inset-block: 0 auto; inset-inline: auto 0; }
button { pointer-events: auto; min-width: 2em; min-height: 2em; padding: 0 0.5em; border: 0; border-radius: 0.2em; font: 600 1em/1.2 system-ui, sans-serif; color: #fff; background: #5b5f97; cursor: pointer; touch-action: manipulation; }
.bar > button { flex: none; height: 2em; min-height: 0; }
.bar > .tag { flex: 0 1 auto; min-width: 3em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag { opacity: 0.85; }
.hover .tag, .active .tag { opacity: 1; }
.active button, button:hover { background: #1f4fd8; }
button:focus-visible { outline: 3px solid #ffbf47; outline-offset: 1px; }
button:disabled { background: #777; cursor: default; }
.handle { cursor: grab; touch-action: none; }
.add { position: absolute; inset: 0; margin: auto; width: max-content; max-width: 100%; height: 2.6em; padding-inline: 1.2em; }
.drop { position: absolute; height: 0.4em; background: #1f4fd8; border-radius: 0.2em; pointer-events: none; }
svg { width: 1.1em; height: 1.1em; vertical-align: middle; fill: none; stroke: currentcolor; stroke-width: 2; pointer-events: none; }
@media (forced-colors: active) { .block, .area { outline-color: CanvasText; } .block.active { outline-color: Highlight; } }
`

/** Styles on the page itself: room for the labels of areas and blocks with their tools, and for the sign of an empty area. */
export const PAGE_STYLE = `
[data-edit-area] { padding-block-start: var(--edit-room); }
[data-edit-area] [data-edit-block] { margin-block-start: var(--edit-room); scroll-margin-block-start: calc(var(--edit-room) * 2 + 4rem); }
[data-edit-area]:empty { min-block-size: calc(var(--edit-room) * 1.6); padding: 0; }
a { cursor: default; }
[data-edit-typing] { outline: 3px solid #ffbf47; outline-offset: 2px; white-space: pre-wrap; cursor: text; user-select: text; }
`
