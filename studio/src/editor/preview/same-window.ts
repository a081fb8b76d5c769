import { readPreviewPath } from '@menagerie/contract/preview-path'

export const modeOf = (address: string): string | null => new URL(address).searchParams.get('mode')

/** Whether the frame that shows `address` can show `wanted` by a message: the same site in the same mode, whatever the page. */
export function isInSameWindow(address: string, wanted: string): boolean {
  const [one, other] = [address, wanted].map((each) => {
    const { origin, pathname } = new URL(each)
    return [origin, readPreviewPath(pathname)?.site, modeOf(each)].join()
  })
  return one === other
}

/** Whether a frame shows the wanted site in this mode; `wanted` is undefined until it is known. */
export const isOpenIn = (address: string | undefined, mode: string, wanted: string | undefined): boolean =>
  address !== undefined && modeOf(address) === mode && (wanted === undefined || isInSameWindow(address, wanted))
