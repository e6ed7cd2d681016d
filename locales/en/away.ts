/** What is with somebody's account, while there is no connection. */
export const away = {
  title: 'You are offline.',
  library: 'Your library is kept with your account. It is back as soon as you have a connection.',
  /** Of references, which the server formats. */
  list: 'The list is as it was formatted last. What you add now joins it when you have a connection again.',
  history: 'Your history is kept with your account. It is back as soon as you have a connection.',
  profile: 'Your account can be seen as soon as you have a connection.',
}
