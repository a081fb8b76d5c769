/** Fetches a page as a document that the browser itself parses, so that no string is assigned as HTML. */
export function fetchPage(address: string, body: string): Promise<Document | 'unreachable' | 'refused'> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'document'
    request.setRequestHeader('Content-Type', 'application/json')
    request.onload = () => resolve((request.status === 200 && request.responseXML) || toReason(request.status))
    request.onerror = () => resolve('unreachable')
    request.send(body)
  })
}

/** A site that starts or stops answers with a 5xx status. */
const toReason = (status: number) => (status >= 500 ? 'unreachable' : 'refused')
