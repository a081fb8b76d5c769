export type Viewport = { width: number; height: number }

export const PHONE_VIEWPORT: Viewport = { width: 360, height: 740 }
export const DESKTOP: Viewport = { width: 1280, height: 800 }
