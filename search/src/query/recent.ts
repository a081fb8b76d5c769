/** Cache of recent results about an owner. An owner's results are released together with the owner. */
type Recent<Owner, Key, Value> = (owner: Owner, key: Key, find: () => Value) => Value

/**
 * Makes a cache. Whenever half of its room is full, it drops the results that were not used since the last time. `most` limits all owners together, measured by
 * `weigh`.
 */
export function createRecent<Owner extends WeakKey, Key, Value>(
  most: number,
  weigh: (value: Value) => number,
): Recent<Owner, Key, Value> {
  let fresh = new WeakMap<Owner, Map<Key, Value>>()
  let former = fresh
  let weight = 0
  return (owner, key, find) => {
    const known = fresh.get(owner)?.get(key)
    if (known !== undefined) return known
    const value = former.get(owner)?.get(key) ?? find()
    const added = weigh(value)
    weight += added
    if (weight > most / 2) {
      former = fresh
      fresh = new WeakMap()
      weight = added
    }
    const values = fresh.get(owner) ?? new Map<Key, Value>()
    values.set(key, value)
    fresh.set(owner, values)
    return value
  }
}
