/** A browser reads the answer as a document by itself: no text of ours becomes markup. */
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

/** A site that starts, or ends, answers with a status of its own. */
const toReason = (status: number) => (status >= 500 ? 'unreachable' : 'refused')
