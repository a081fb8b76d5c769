import { createDeviceStore } from './device-storage.ts'

/** Store that lasts as long as the tab. A file of its own: few pages need it, and all load the other. */
export const tabStore = createDeviceStore(() => sessionStorage)
