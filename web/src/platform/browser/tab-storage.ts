import { createDeviceStore } from './device-storage.ts'

/** As long as the tab is open. A file of its own: few pages need it, and all load the other. */
export const tabStore = createDeviceStore(() => sessionStorage)
