/** A request that is not as it must be; its message is English, for whoever has set the add-on up, and goes out as it is. */
export class WrongRequest extends Error {
  override name = 'WrongRequest'
}
