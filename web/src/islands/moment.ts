/** When the browser makes an island interactive; the first event inside does it at once, whatever the moment. */
export const MOMENTS = ['load', 'idle', 'visible', 'interaction'] as const

/** A media query in brackets: as soon as the window fits it, such as `(min-width: 1200px)`; never before, never without. */
export type Moment = (typeof MOMENTS)[number] | `(${string})`
