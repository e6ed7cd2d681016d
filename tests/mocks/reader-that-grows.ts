// Takes memory outside of the heap until it may not any more.
const taken: Uint8Array[] = []
for (;;) taken.push(new Uint8Array(64 * 1024 * 1024).fill(1))
