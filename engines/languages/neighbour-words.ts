import { words } from './words.ts'

/** Function words of languages that are no text languages here but would be taken for one: Danish for Norwegian, Catalan for Spanish. */
export const neighbourWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ca: words(`a al als amb aquest aquesta aquests això be bé com de del dels dos el ella ells els en entre era es és està fins ha han hi i jo la les li
    llur més molt molts no nosaltres o on per però perquè pel pels que què qui quan seu seva seus si sobre són també tan tot tots un una uns va vaig van
    vegada amb sense cap cada després abans ara avui dia any anys`),
  da: words(`ad af alle alt at bare blev blive bliver da de deres det dig din dog efter eller en end er et for fordi fra før gennem har havde
    ham han hans hende hendes her hos hun hvad hvem hver hvilke hvis hvor hvordan hvornår i igen ikke ind jeg jer kan kunne lige man mange med meget mellem men
    mig min mod må måtte ned noget nogle nu når og også om op os over på sig sin skal skulle så siden sagde uden tid til tilbage ud under var ved vi vil ville
    være været år selv mere mest gøre gjort gik lidt nej uge dage skole børn barn arbejde nyt sammen blevet`),
  hr: words(`a ali ako bez bi bila bilo bio biti by da do dok ga gdje go hr i ih ili im iz ja je jer jedan jedna još kad kada kako kao koja koje koji kroz li
    me mi mogu može mu na nakon ne nego neka ni nije nisam nisu o od on ona oni ono po pod pred prema pri s sa sam samo se si smo su sve svi svoj šta
    što ta taj te to treba tu u uz već vi vrlo za zato zbog želim`),
}
