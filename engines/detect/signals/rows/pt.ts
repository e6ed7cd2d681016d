import { listed, type SignalRows } from '../signal-rows.ts'

export const pt: SignalRows = {
  connectives:
    listed(`no entanto; contudo; todavia; entretanto; porém; ainda assim; mesmo assim; apesar disso; além disso; além do mais; ademais; adicionalmente; também; igualmente; do mesmo modo; da mesma forma|maneira; de igual modo|forma; ao mesmo tempo; simultaneamente; paralelamente;
    por outro lado; por um lado; em contrapartida; em contraste; pelo contrário; ao contrário; inversamente; em comparação; portanto; assim; assim sendo; desse|deste modo; dessa|desta forma|maneira; por conseguinte; consequentemente; em consequência; como resultado;
    por isso; por esse|este motivo; por essa|esta razão; logo; em conclusão; para concluir; concluindo; em resumo; em suma; em síntese; por fim; finalmente; no final; afinal; em geral; de modo|forma geral; no geral; no conjunto; antes de mais; antes de tudo; em primeiro lugar; em segundo lugar;
    em terceiro lugar; primeiramente; primeiro; em seguida; depois; posteriormente; por exemplo; em particular; nomeadamente; especificamente; mais precisamente; ou seja; isto é; em outras palavras; por outras palavras; de facto; de fato; com efeito; na verdade; na realidade; naturalmente; certamente;
    neste|nesse contexto; neste|nesse sentido; a este respeito; nesse|neste âmbito; diante disso; em última análise|instância; sobretudo; por último; enquanto isso; dito isto`),
  stockPhrases: [
    [
      'no mundo atual|moderno|contemporâneo|globalizado|digital / no mundo de hoje / na sociedade atual|moderna|contemporânea|de hoje',
      'No mundo atual dorme-se pouco.',
      'O mundo é velho.',
    ],
    [
      'em (constante|contínua|permanente|rápida) mudança|evolução|transformação',
      'Vivemos num mundo em constante mudança.',
      'A mudança custou caro.',
      'people',
    ],
    ['na era|época digital|atual|moderna|da|do|contemporânea', 'Na era digital lê-se menos.', 'Ela não era alta.'],
    [
      'desempenha|desempenham|desempenhar|desempenhado|desempenhou|exerce|exercem|tem|têm um papel (muito) crucial|fundamental|central|importante|essencial|vital|significativo|decisivo|determinante|primordial',
      'O sono desempenha um papel fundamental.',
      'Tem um papel na mão.',
    ],
    ['papel crucial|fundamental|central|preponderante|essencial|vital', 'Tem papel central.', 'O papel é branco.', 'people'],
    [
      'é (também|por|muito) importante|fundamental|essencial|crucial|necessário|imprescindível destacar|salientar|ressaltar|notar|mencionar|lembrar|ter|reconhecer|considerar|compreender|que|sublinhar',
      'É importante salientar que chovia.',
      'É um amigo.',
      'people',
    ],
    [
      'vale|cabe (a) (pena) (também) destacar|ressaltar|salientar|lembrar|mencionar',
      'Vale ressaltar que chovia.',
      'Não vale a pena.',
      'people',
    ],
    ['não só|apenas|somente ... mas (também|ainda)', 'Não só bom, mas também belo.', 'Não só ele veio.', 'people'],
    ['em conclusão pode-se|podemos|é|a|o|este', 'Em conclusão, é preciso dormir.', 'A conclusão é boa.'],
    ['pode-se|podemos (concluir|afirmar|dizer) que / conclui-se que', 'Podemos afirmar que basta.', 'Podemos ir.'],
    [
      'uma ampla|vasta|grande variedade|gama|diversidade / vasta|ampla gama|variedade',
      'Oferece uma vasta gama de coisas.',
      'A variedade é pouca.',
    ],
    ['uma série|infinidade|multiplicidade de fatores|benefícios|desafios|vantagens', 'Há uma série de fatores.', 'Vi a série.'],
    [
      'impacto|efeito|influência significativo|significativa|profundo|profunda|considerável|duradouro|positivo',
      'Teve um impacto profundo.',
      'O impacto partiu o vidro.',
    ],
    ['cada vez mais importante|presente|complexo|relevante|frequente|comum', 'É cada vez mais complexo.', 'Cada vez chove.'],
    [
      'contribui|contribuem|contribuir|contribuindo|contribuído (significativamente|assim) para',
      'O desporto contribui para o crescimento.',
      'Paga a contribuição.',
    ],
    [
      'representa|representam|constitui|constituem um|uma verdadeiro|desafio|elemento|ferramenta|passo|oportunidade|pilar|importante (fundamental|importante|essencial)',
      'A água representa um desafio.',
      'Representa a empresa.',
    ],
    [
      'um|uma elemento|aspeto|aspecto|fator|componente|ferramenta|passo|pilar fundamental|essencial|crucial|chave|importante|indispensável|imprescindível',
      'É um elemento essencial.',
      'O passo é curto.',
    ],
    [
      'compreensão mais|profunda|abrangente|completa / maior|melhor|profunda compreensão',
      'Leva a uma melhor compreensão.',
      'Falta compreensão.',
    ],
    [
      'valiosa|valiosas|valioso|valiosos informações|perspectivas|perspetivas|ferramenta|contributos|lições|conhecimentos|insights|contributo',
      'Oferece valiosas lições.',
      'O anel é valioso.',
    ],
    [
      'novas perspectivas|perspetivas|possibilidades|oportunidades|formas|fronteiras / novos horizontes',
      'Abre novas possibilidades.',
      'Traz uma saia nova.',
    ],
    [
      'abre|abrem|abrindo|aberto|abrir caminho|novas|portas|espaço / abre|abrem as portas|o caminho',
      'Abre caminho a uma cura.',
      'Abre a boca.',
    ],
    [
      'põe|coloca|colocam|pôr em evidência|destaque / lança|lançam|lançar luz / evidencia|evidenciam a|o|como',
      'O estudo lança luz sobre o crime.',
      'Põe a mesa.',
    ],
    [
      'sublinha|sublinham|destaca|destacam|ressalta|ressaltam|realça|reforça|reforçam|sublinhando|destacando a|o|como importância|necessidade|papel|complexidade|relevância',
      'Isto sublinha a importância do descanso.',
      'Sublinha um verbo.',
    ],
    ['a importância de|do|da|dos|das', 'Vê-se a importância do descanso.', 'Não tem importância.', 'people'],
    ['desafios e (as) oportunidades / oportunidades e (os) desafios', 'Há desafios e oportunidades.', 'Aceita o desafio.'],
    [
      'inúmeros|inúmeras|numerosos|múltiplos|diversos benefícios|desafios|vantagens|oportunidades|fatores|aspetos|aspectos',
      'Há inúmeros benefícios.',
      'Há inúmeros gatos.',
    ],
    [
      'enfrentar|enfrenta|enfrentam|enfrentamos (os|estes|novos|inúmeros|diversos) desafios',
      'É preciso enfrentar os desafios.',
      'Enfrenta o cão.',
      'people',
    ],
    [
      'abordagem integrada|holística|equilibrada|inovadora|multidisciplinar|crítica|abrangente',
      'É precisa uma abordagem integrada.',
      'A abordagem do navio falhou.',
    ],
    [
      'complexo|complexa e multifacetado|multifacetada|matizado|matizada / multifacetad*',
      'É um tema complexo e multifacetado.',
      'O complexo fechou.',
    ],
    ['equilíbrio (delicado|harmonioso) entre / delicado equilíbrio', 'Busca um equilíbrio entre trabalho e jogo.', 'Perdeu o equilíbrio.'],
    ['testemunho de|vivo|da|do / é|são (um) testemunho', 'A ponte é testemunho da paciência.', 'A testemunha cala-se.'],
    ['um marco importante|histórico|fundamental|na|no / divisor de águas', 'Foi um marco na história.', 'O Marco saiu.'],
    [
      'rica|rico|vibrante tapeçaria|mosaico|cultura|património|patrimônio|herança / tapeçaria de',
      'A cidade é um rico mosaico.',
      'O tapete é rico e vermelho.',
    ],
    ['lança|lançar|lançando|lançou as bases / pedra angular|basilar', 'Lança as bases da mudança.', 'Lança a bola.'],
    ['seja ... seja|ou', 'Seja desporto ou arte, ajuda.', 'Que seja.', 'people'],
    ['revolucion* a forma|maneira|o modo / revolucionou (a|o) forma|maneira|modo', 'Revolucionou a forma de ler.', 'A revolução estalou.'],
    [
      'experiência|viagem|memória única|inesquecível|memorável|autêntica|enriquecedora|imersiva|transformadora',
      'Foi uma experiência inesquecível.',
      'Tem experiência.',
    ],
    [
      'com o objetivo|intuito|fim de garantir|melhorar|compreender|promover|fomentar',
      'Age-se com o objetivo de garantir a paz.',
      'O fim sabe-se.',
    ],
    [
      'futuras|novas|mais pesquisas|investigações poderiam|deveriam|são|poderão / futuros estudos poderiam|deveriam|são|poderão',
      'Futuras pesquisas poderão ajudar.',
      'Faz pesquisas.',
    ],
    [
      'o presente trabalho|estudo|ensaio|artigo / a presente pesquisa|dissertação|tese|investigação',
      'O presente trabalho trata da água.',
      'O presente chegou.',
    ],
    ['muito mais do|que que|um|uma (simples) / mais do que um|uma (simples)', 'É muito mais do que um jogo.', 'Tem mais de dez.'],
    ['ao longo do|da|dos|das tempo|história|anos|séculos|décadas', 'Ao longo dos séculos tudo muda.', 'Andou ao longo do rio.', 'people'],
    ['fomenta|promove|promovem|fomentam|promover|promovendo a|o|um|uma', 'O desporto promove a amizade.', 'A promoção acabou.', 'people'],
    [
      'medidas|medida devem|são|precisam (ser) (necessárias|tomadas) / diante desse|deste cenário / é necessário que (o) (governo|estado)',
      'Diante desse cenário, é preciso agir.',
      'A medida do fato falhou.',
      'people',
    ],
  ],
  person:
    listed(`eu; me; mim; meu; minha; meus; minhas; comigo; nós; nos; nosso; nossa; nossos; nossas; connosco; conosco; sou; estou; tenho; acho; penso; sei; quero; posso; vou; faço; vejo; digo; fui; tive; fiz; disse-me; hei; creio; devo; vivo;
    recomendo; considero; sinto; espero; somos; estamos; temos; podemos; vamos; *ámos; *amos; *emos; *imos; gostaria`),
  notPerson: listed(
    `ramos; tramos; extremos; supremos; remos; últimos; próximos; máximos; mínimos; íntimos; legítimos; ótimos; ânimos; sétimos; décimos; cêntimos; primos; mimos; marítimos; anónimos; anônimos; vivo; amos; termos; mesmos; sinônimos; sinónimos; péssimos; nos; fui`,
  ),
  lastOfSeveral: ['e', 'ou'],
  capitalsAreNames: true,
}
