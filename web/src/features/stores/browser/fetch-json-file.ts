/** Reads a file of ours; what is not there is an error with its address. */
export async function fetchJsonFile(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}
