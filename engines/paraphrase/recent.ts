/** Remembers the answers asked for most recently; the oldest goes when there are more than `size`. */
export class Recent<Value> {
  readonly #size: number
  readonly #values = new Map<string, Value>()

  constructor(size: number) {
    this.#size = size
  }

  /** The remembered answer, or a new one that is then remembered. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key)
    if (known !== undefined) {
      this.#values.delete(key)
      this.#values.set(key, known)
      return known
    }
    const value = make()
    this.#values.set(key, value)
    const oldest = this.#values.size > this.#size ? this.#values.keys().next() : null
    if (oldest && !oldest.done) this.#values.delete(oldest.value)
    return value
  }
}
