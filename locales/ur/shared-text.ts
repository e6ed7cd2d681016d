/** Said of a text that another app gave to this one. */
export const sharedText = 'دوسری ایپ سے بھیجا گیا متن۔'
