/** Reorders `values` so that the `count` smallest come first, and returns the largest of these. It is Hoare's quickselect. */
export function findSmallest(values: Float64Array, count: number): number {
  let low = 0
  let high = values.length - 1
  const wanted = count - 1
  while (low < high) {
    const pivot = toMedian(values[low] ?? 0, values[(low + high) >>> 1] ?? 0, values[high] ?? 0)
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const value = values[left] ?? 0
      values[left++] = values[right] ?? 0
      values[right--] = value
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return values[wanted] ?? 0
}

function toMedian(a: number, b: number, c: number): number {
  if (a < b) return b < c ? b : a < c ? c : a
  return a < c ? a : b < c ? c : b
}
