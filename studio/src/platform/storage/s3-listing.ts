type ListedObject = { key: string; bytes: number; etag: string }

/** Parses the elements that are needed from an answer to ListObjectsV2. */
export function readListing(xml: string): { files: ListedObject[]; next: string | undefined } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: textOf(object, 'Key') ?? '',
    bytes: Number(textOf(object, 'Size') ?? 0),
    etag: textOf(object, 'ETag') ?? '',
  }))
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { files, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined }
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(?:(amp|lt|gt|quot|apos)|#(x?)([0-9a-fA-F]+));/g, (_, name: string | undefined, hex, code) =>
    name === undefined ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (ENTITIES[name] ?? ''),
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
