/** Fetches a JSON file of the site; throws with its address when that fails. */
export async function fetchJsonFile(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}
