import { createDeviceStore } from './device-storage.ts'

/** Storage that lasts as long as the tab. In a separate file, because few pages need it, but all load the other one. */
export const tabStore = createDeviceStore(() => sessionStorage)
