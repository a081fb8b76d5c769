/** Payload looks server functions up in a plain object, where inherited names such as `constructor` exist. */
export function refuseInheritedName(name: string): void {
  if (name in Object.prototype) throw new Error('This function does not exist')
}
