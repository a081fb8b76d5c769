/** A growing list of integers below 2^32, stored in a typed array. */
export type NumberList = { push(value: number): void; readonly length: number; toArray(): Uint32Array }

export function createNumberList(): NumberList {
  let values = new Uint32Array(1024)
  let length = 0
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(values.length * 2)
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    get length() {
      return length
    },
    toArray: () => values.subarray(0, length),
  }
}
