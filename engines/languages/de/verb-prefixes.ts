import { words } from '../words.ts'

/** Prefixes that stay with their verb always. The longest first. */
export const fixedPrefixes: readonly string[] = ['hinter', 'miss', 'emp', 'ent', 'ver', 'zer', 'be', 'er', 'ge']

/** Prefixes that part from their verb in the main clause. Sorted. */
export const partingPrefixes: ReadonlySet<string> =
  words(`ab abwärts acht an auf aufeinander aufrecht aufwärts aus auseinander außer bei beiseite bekannt bereit bevor bloß da dabei dafür
    dagegen daher dahin daneben dar daran darauf darüber davon dazu dazwischen drauf ein einher empor entgegen entlang entzwei fehl
    fern fertig fest flach fort frei gegenüber geheim gering gleich groß gut heim her herab heran herauf heraus herbei herein
    herüber herum herunter hervor hin hinab hinan hinauf hinaus hinein hinterher hinüber hinunter hinweg hinzu hoch infrage inne
    instand kennen klar klein kund los mit miteinander nach nahe näher nebeneinander nebenher nieder offen preis quer ran recht
    richtig schwer sicher stand statt still teil tot überein übrig umher vor voran voraus vorbei vorher vorüber vorwärts vorweg wahr
    weg weiter wett zu zufrieden zugrunde zugute zunichte zurecht zurück zusammen zustande zutage zuteil zuvor zuwider zwischen`)

/** Prefixes that do either, verb by verb. */
export const doublePrefixes: readonly string[] = ['durch', 'unter', 'über', 'voll', 'wider', 'wieder', 'um']

// Verbs of those prefixes by what they do. Sorted.
export const fixedByVerb: ReadonlySet<string> =
  words(`durchdenken durchkreuzen durchleben durchleuchten durchqueren durchsuchen überarbeiten überbewerten überblicken überbrücken
    überdauern überdecken überdenken überfordern übergeben überholen überlagern überlappen überlassen überleben überlegen
    überliefern übermitteln übernehmen überprüfen überqueren überragen überraschen überreden überschatten überschätzen überschneiden
    überschreiben überschreiten übersehen übersenden übersetzen überstehen übersteigen überstrapazieren übertragen übertreffen
    übertreiben überwachen überwältigen überweisen überwerfen überwiegen überwinden überzeugen umfassen umgeben umrahmen umreißen
    umringen unterbieten unterbinden unterbleiben unterbrechen unterbreiten unterdrücken untergliedern untergraben unterhalten
    unterlassen unterlaufen unterliegen untermauern unternehmen unterrichten untersagen unterschätzen unterscheiden unterschlagen
    unterschreiben unterschreiten unterstehen unterstellen unterstreichen unterstützen untersuchen unterteilen unterweisen
    unterwerfen unterzeichnen unterziehen vollbringen vollenden vollstrecken vollziehen widerfahren widerlegen widerrufen
    widersprechen widerstehen widerstreben wiederholen`)

export const partingByVerb: ReadonlySet<string> =
  words(`durcharbeiten durchblicken durchfallen durchführen durchgehen durchhalten durchkommen durchlesen durchrechnen durchscheinen
    durchsetzen durchspielen übergreifen überhandnehmen überleiten umarbeiten umbauen umbenennen umbringen umdenken umdeuten
    umdrehen umformen umformulieren umgestalten umkehren umkippen umkommen umlegen umleiten umordnen umorientieren umrechnen
    umrüsten umschalten umschlagen umschulen umsetzen umsiedeln umsteigen umstrukturieren umstürzen umverteilen umwandeln umwerfen
    umziehen unterbringen untergehen unterkommen unterordnen widerhallen widerspiegeln wiederaufbauen wiederaufnehmen wiederbeleben
    wiedererkennen wiedereröffnen wiederfinden wiedergeben wiedergewinnen wiederherstellen wiederkehren wiedersehen wiedervereinigen
    wiederverwenden wiederverwerten`)

// Regular verbs that look like a strong one with a prefix: beantragen is no tragen. Sorted.
export const regularDespiteLook: ReadonlySet<string> =
  words(`abschaffen anschaffen aufbereiten aufweichen ausweiten beanspruchen beantragen beauftragen befehligen begleiten beherbergen
    beinhalten beratschlagen bereiten beschaffen bewegen bewilligen einweichen erweichen handhaben nachbereiten ratschlagen umringen
    verabreden veranlassen veranschlagen verbreiten verbreitern verleiten verringern verschaffen verwaisen vorbereiten
    weiterverbreiten zubereiten`)

/** Prefixes that part, the longest first. */
export const byLength: readonly string[] = [...partingPrefixes, ...doublePrefixes].toSorted((one, other) => other.length - one.length)

/** Verbs that do both, each in a meaning of its own: their forms cannot be told. Sorted. */
export const eitherWay: ReadonlySet<string> = words(
  `durchbrechen durchdringen durchlaufen durchschauen durchziehen übergehen überspringen übertreten überziehen umgehen umlaufen umschreiben umstellen unterlegen`,
)

// Base verbs whose perfect takes sein when a prefix parts from them or none stands: ist gestiegen, ist angestiegen. Sorted.
export const baseWithSein: ReadonlySet<string> = words(
  `bleiben dringen fallen fliegen fliehen fließen folgen gehen gelingen geraten geschehen gleiten kehren kommen kriechen laufen misslingen reifen reisen rücken schleichen schreiten schrumpfen schwinden sinken springen steigen sterben stürzen treten wachsen wandern weichen werden scheitern passieren gedeihen`,
)

// Verbs with a prefix that stays whose perfect takes sein, and those that do not follow their base. Sorted.
export const withSein: ReadonlySet<string> = words(
  `begegnen entfallen entgehen entkommen entspringen entstehen entwachsen entweichen erfolgen ergehen erlöschen erscheinen erwachsen genesen verblassen verfallen vergehen verkommen verlaufen verschwinden verunglücken verstreichen zerbrechen zerfallen einschlafen aufwachen`,
)
export const withHaben: ReadonlySet<string> = words(`angehen annähern befolgen umkehren verkehren`)
