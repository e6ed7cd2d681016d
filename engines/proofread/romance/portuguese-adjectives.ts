import { words } from '../../languages/words.ts'

// Adjectives of Portuguese by how they bend. Sorted. Left out are those that are nouns as often ("público") where a noun stands behind a noun.

/** o a os as. */
export const bending =
  words(`abandonado aberto absoluto absurdo acadêmico adequado aflito agudo alheio alto amargo amarelo amplo analfabeto antigo apto árduo árido artístico atento atrasado atrativo ativo autêntico automático barato básico belo benéfico biológico bonito branco bravo brasileiro
    breve bruto cansado caótico caro católico científico certo cego chato cheio chinês claro clássico climático coletivo comunitário completo complexo complicado concreto constante contemporâneo contínuo contraditório contrário correto corrupto cruel cristão crítico cru culto curioso curto
    decisivo dedicado definitivo delicado demográfico democrático denso derradeiro desastroso descartado desnecessário desumano didático digno direto discriminatório diverso divertido divino dramático drástico duro eclético ecológico econômico educado educativo efetivo efêmero egoísta elaborado elétrico eletrônico elevado
    enorme engraçado errado errôneo escasso escuro espontâneo específico esquisito estranho estreito estético eterno ético étnico europeu evasivo exagerado exato excessivo exclusivo exótico expressivo externo extenso extraordinário extremo falso famoso fanático fantástico feio feminino financeiro físico fixo fraco franco frio fundo furioso gelado genérico genético
    geográfico gordo gostoso grato gratuito grosso grotesco habituado harmônico heroico hipócrita histórico honesto humano humilhado idêntico ideológico idôneo idoso ignorado imaginário imediato imenso impróprio inaceitado inadequado incerto incorreto indevido indispensado individualizado inédito infinito informado injusto inócuo insano inseguro inserido instantâneo íntegro intenso interno íntimo inteiro irônico isolado
    jurídico justo largo leigo lento lícito limpo lindo líquido literário logico lógico longo louco lucrativo macio magro maduro mágico magnífico maldoso masculino matemático maravilhoso médio mecânico medíocre mero místico mínimo misterioso moderno monetário monótono morno morto mútuo nacionalizado narrativo necessário nefasto negativo negro nítido nocivo novo nulo numeroso
    obrigatório óbvio obsoleto oculto opaco oportuno oposto orgânico orgulhoso ótimo pacífico paralelo passivo péssimo pequeno perfeito perigoso periódico pessimista plácido pleno podre polêmico político pontiagudo popularizado positivo poético prático preciso precário preconceituoso preto preocupado prévio primário primeiro primitivo privado problemático próprio próximo prolongado profundo prolixo psicológico puro
    quieto químico raro rápido recente reduzido religioso remoto repentino resto rico ridículo rígido rigoroso robusto romântico roxo ruidoso russo sadio salgado sagrado santo são satisfatório seco secreto secundário seguro sensato sério severo sexto significativo silencioso simbólico simétrico sincero singelo sintético sistemático soberbo sólido solto sonoro subalterno subjetivo súbito sujo super
    supremo surdo sustentado tardio técnico tecnológico temporário tenso teórico terceiro tímido tóxico trágico traiçoeiro tranquilo turvo turístico último único urbano utópico vago vaidoso valioso variado vasto vazio velho verdadeiro vergonhoso vermelho vicioso violento visto vivo volumoso segundo quarto quinto outro mesmo dito próximo seguinte alheio`)

/** Both genders: -e, -l, -m, -z, -ar. */
export const ofBothGenders =
  words(`abundante acessível alegre ambiental amável anterior anual atual audaz banal brilhante breve brutal capaz carente central cerebral coerente comercial competente comum confiável confortável constante consciente contente convincente corrente crescente cruel cultural
    decente deficiente deprimente desagradável desigual diferente digital difícil dócil doce eficaz eficiente eficaz emocional enorme especial espiritual essencial estudantil eventual evidente excelente excessível existente experiente exterior fácil familiar federal feliz fértil feroz fiel flexível formal forte frágil frequente fundamental geral
    global grande grave horrível humilde ideal igual imoral imparcial importante impossível improvável inacessível incapaz incrível independente indiferente individual industrial inesquecível infantil infeliz inferior informal inicial insuficiente integral intelectual inteligente interessante internacional inútil
    invisível irresponsável jovem judicial juvenil legal leve liberal livre local longe marcante médico maior melhor menor mental mundial municipal musical nacional natural neutral nobre normal notável oficial original parcial participante pertinente persistente perspicaz pessoal plausível pobre policial popular possível potente
    precoce predominante preferível preponderante presencial presente principal prejudicial prudente provável quente racial radical razoável recente regional relevante responsável rural saudável semelhante sensível sentimental seguinte sexual simples singular social suave suficiente superior sustentável terrível pior total tradicional
    transparente triste tropical universal urgente usual útil valente veloz verde viável vigente violável virtual visível vital vulnerável`)

/** Forms that are adverbs, prepositions or nouns behind a noun. */
export const adverbial = words(
  'alto baixo caro barato claro certo direto rápido forte devido exceto mediante junto perto longe longo melhor pior mais menos só todo todos toda todas segundo conforme tanto quanto próprio própria mesmo mesma dado dada dados dadas visto vista fora dentro bastante meio meia sobre salvo são durante constante seguinte passado outra outro outros outras primeiro durante enquanto contínuo desde mal bem rural super',
)

/** What somebody may be for a while, said of a subject further back. */
export const states = words(
  'alegre contente triste feliz infeliz sozinho só nu descalço vivo morto bêbado doente calmo quieto livre presente ausente seguro',
)
