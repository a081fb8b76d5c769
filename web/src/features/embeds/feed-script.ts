/** Sends the height of the content to the page around the frame. */
const TELL_HEIGHT =
  "new ResizeObserver(()=>parent.postMessage({embedHeight:Math.ceil(feed.getBoundingClientRect().height)},'*')).observe(feed)"
const FIND = "const feed=document.getElementById('feed')"

/**
 * Runs in the frame of a social feed, after the company's script. Sent exactly as written: the frame's policy allows
 * this text by its hash.
 */
export const FEED_SCRIPT = [
  FIND,
  'const {global,...asked}=JSON.parse(feed.dataset.feed)',
  "window[global]('init',{container:'#feed',...asked})",
  TELL_HEIGHT,
].join(';')

/** The same in the frame of a form, which its scripts fill by themselves. */
export const HEIGHT_SCRIPT = [FIND, TELL_HEIGHT].join(';')
