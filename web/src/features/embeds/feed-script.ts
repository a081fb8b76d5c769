/**
 * Runs in the frame of a social feed, after the company's own script. Written as it is sent: the frame's policy lets in this
 * very text by its hash, and nothing else of ours.
 */
export const FEED_SCRIPT = [
  "const feed=document.getElementById('feed')",
  'const {global,...asked}=JSON.parse(feed.dataset.feed)',
  "window[global]('init',{container:'#feed',...asked})",
  "new ResizeObserver(()=>parent.postMessage({embedHeight:Math.ceil(feed.getBoundingClientRect().height)},'*')).observe(feed)",
].join(';')
