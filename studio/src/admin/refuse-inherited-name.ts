/** Payload looks its server functions up in a plain object: a name that every object has, such as `constructor`, must find none. */
export function refuseInheritedName(name: string): void {
  if (name in Object.prototype) throw new Error('There is no such function')
}
