/** When the browser makes an island interactive; the first event inside does it at once, whatever the moment. */
export const MOMENTS = ['load', 'idle', 'visible', 'interaction'] as const
export type Moment = (typeof MOMENTS)[number]
