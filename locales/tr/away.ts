import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Çevrimdışısınız.',
  library: 'Kütüphaneniz hesabınızda saklanıyor. Bağlantınız olur olmaz yeniden burada olur.',
  list: 'Liste son biçimlendirildiği hâliyle duruyor. Şimdi ekledikleriniz bağlantı geri gelince listeye girer.',
  history: 'Geçmişiniz hesabınızda saklanıyor. Bağlantınız olur olmaz yeniden burada olur.',
  profile: 'Hesabınız, bağlantınız olur olmaz görünür.',
}
