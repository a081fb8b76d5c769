/** JSON from elsewhere; throws with the line from which it cannot be read. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    const line = text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length
    throw new Error(`Line ${line}: this is not JSON from here on`, { cause: error })
  }
}
