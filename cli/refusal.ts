/** The command was understood, but what it asks for cannot be done; the message says why. */
export class Refusal extends Error {
  override name = 'Refusal'
}
