import { nthEn } from '#language/en/ordinals.ts'
import { MONTHS_EN } from '#language/en/months.ts'
import { capital } from '#language/capital.ts'
import type { FlowersWords } from './words.ts'

export const flowersEn: FlowersWords = {
  title: 'Your garden and a drawer of stones',
  subtitle: (name) => `For ${name}: plants and stones by sign, decan and ruler`,
  noHour:
    'The hour of birth is unknown, so the ascendant and its drawer are left out; the garden is that of the ruler of the Sun’s sign.',
  noMoon: 'The Moon changed sign on that day, so its drawer stays shut.',
  chapters: {
    how: 'How the shelf was filled',
    drawers: 'Your decans',
    garden: 'The ruler’s garden',
    stones: 'Stones',
    likeness: 'By what likeness',
    bouquet: 'A bouquet by chart',
    pocket: 'A stone in the pocket',
    afar: 'To be admired from afar',
    year: 'On the windowsill',
  },
  titles: {
    how: 'What you hold',
    books: 'The books',
    month: 'The stone of the birth month',
    vase: 'The vase',
    list: 'For the florist',
    choice: 'Three choices',
    poison: 'The dark bed',
    disagree: 'How they reasoned',
    sill: 'What to do with all this',
  },
  how: [
    'An old gardener and an old jeweler shared one habit: before asking what a thing was good for, they asked whose it was. Everything that grew or glittered had an owner in the sky. This report looks up the owners in your chart and reads you the inventory, book by book.',
    'For two thousand years the sky served as a filing cabinet. A leaf that closed at dusk went into one drawer, a stone the color of liver into another, and a person born under certain degrees was told which drawers were theirs. Here are yours, with the shelf marks.',
    'Nothing in these pages will heal you, and nothing is meant to. What they give is an inherited order: a reason why this flower and not the next should stand on your table, and a shelf of odd old books that argue about it.',
  ],
  books:
    'The planets’ plants follow Nicholas Culpeper’s herbal (London, 1653). Plants and stones of the signs, and the stones of the planets, follow the scales in Agrippa’s Three Books of Occult Philosophy (Cologne, 1533). The faces of the signs stand in Firmicus (about 335) and in Lilly (1647); the other reckoning by elements is Indian and was set down by Varahamihira (about 550). The stones of the months are the list that American jewelers agreed on in 1912.',
  notice:
    'Nothing here is a remedy. No plant in this report is meant for the cup or the plate, whatever the old books promised; some are poisonous, and it is said which.',
  drawerTitle: (point) => `The drawer of the ${point}`.replace('the Venus', 'Venus').replace('the Mars', 'Mars'),
  stands: [
    (point, inSign, degree, face) => `${capital(point)} stands ${inSign}, past the ${nthEn(degree)} degree: ${face}.`,
    (point, inSign, degree, face) => `At ${degree} full degrees ${point} is ${inSign}, and that is ${face}.`,
    (point, inSign, degree, face) => `Look for ${point} ${inSign} at ${degree} degrees and some minutes, in ${face}.`,
    (point, inSign, degree, face) => `With ${degree} degrees behind it ${point} has come ${inSign} to ${face}.`,
  ],
  faces: ['the first face of the sign', 'the middle face of the sign', 'the last face of the sign'],
  byFaces: {
    sun: 'The order of the spheres hands this face to the Sun, and the drawer smells of resin and warm stone: things that hold the light after it has gone, a marigold at noon, a bead of amber left on a sill.',
    moon: 'The order of the spheres hands this face to the Moon, and everything in the drawer is pale, wet or round: a melon seed, a willow wand, a pebble that looks better in the bowl than in the hand.',
    mercury:
      'The order of the spheres hands this face to Mercury, so the drawer is full of small, divided things: fennel fronds, hazel twigs, a stone with three colors and no wish to choose among them.',
    venus:
      'The order of the spheres hands this face to Venus, and the drawer was lined with velvet by somebody long ago: petals that bruise at a touch, green stones, a ribbon that once tied something up.',
    mars: 'The order of the spheres hands this face to Mars; reach in carefully. There are thorns, a clove of garlic, a splinter of ironstone, and the label is written in red.',
    jupiter:
      'The order of the spheres hands this face to Jupiter, and the drawer hardly shuts: acorns, a whole honeycomb, a blue stone larger than is tasteful, and room kept for a guest’s things.',
    saturn:
      'The order of the spheres hands this face to Saturn. The drawer sticks; behind it lie ivy, a slip of yew, a plain dark stone, and paper dry enough to last another century.',
  },
  sameBoth: [
    'The reckoning by elements names the same owner, which the books seldom manage: the drawer has one lock.',
    'Here both reckonings agree, and a label agreed upon by two schools was usually left alone.',
    'For once the Indian reckoning and the Western one open the same shelf.',
  ],
  otherReckoning: [
    (planet) =>
      `Those who count the thirds by element give it to ${planet} instead, and keep a second label on the back.`,
    (planet) => `The reckoning by elements disagrees and writes ${planet} on the lid; both names have stayed.`,
    (planet) => `In the other tradition the owner is ${planet}, so a gardener may borrow from two beds.`,
    (planet) => `Count by the elements and the drawer belongs to ${planet}: a choice, if the first shelf is bare.`,
  ],
  signPlant: [
    'Agrippa’s scale of twelve gives Aries sage, gray and upright, a plant that survives being walked past all winter and is first to show it has.',
    'To Taurus the scale of twelve gives vervain, the tall kind that grows straight beside field paths and is easily taken for nothing in particular.',
    'Gemini receives the bending vervain in the scale of twelve, a low cousin that lies down, roots where it touches, and gets up somewhere else.',
    'For Cancer the scale of twelve has comfrey, a soft thing of ditches and river banks with leaves like a damp flannel and drooping bells.',
    'The scale of twelve sets cyclamen beside Leo: petals thrown back like a mane, and a corm kept out of sight that is heavier than one thinks.',
    'Virgo is given calamint, a small mint of dry banks whose whole merit shows only when a leaf is rubbed between two fingers.',
    'Beside Libra stands scorpion grass, which gardeners since then call forget-me-not: a flower so evenly made that nobody can say where it begins.',
    'Scorpio receives mugwort in the scale of twelve, the gray weed of rubble and railway banks, silver on the side that it doesn’t show.',
    'The scale of twelve gives Sagittarius the scarlet pimpernel, which opens for fair weather only and was therefore asked about the road.',
    'To Capricorn goes dock, with a root that goes down to where spades give up; tradition liked it better than gardeners do.',
    'Aquarius was matched with dragonwort, an arum with a dark sail of a flower and a smell that clears the room; to be looked at, never handled.',
    'For Pisces the scale of twelve names birthwort, a climber with flowers like small bent pipes, poisonous in all its parts and best met in a drawing.',
  ],
  signStone: [
    'Its stone in the same list is sardonyx, brown and white in bands, from which soldiers had their seals cut.',
    'Its stone is carnelian, the red of brick in evening light; it takes wax without sticking, so whole archives were closed with it.',
    'Its stone is topaz, in old books any clear yellow one, passed from hand to hand to be seen against a window.',
    'Its stone is chalcedony, milky and a little blue, the kind of thing found at a tide line and kept in a coat for years.',
    'Its stone is jasper, which isn’t clear at all: a solid, warm color that looks the same from every seat in the hall.',
    'Its stone is the emerald, valued by people who had to look at small work all day and wanted somewhere to rest their eyes.',
    'Its stone is the beryl, cut so early and so evenly that in German spectacles still bear its name.',
    'Its stone is the amethyst, worn by those who meant to keep a clear head at a long table.',
    'Its stone is the jacinth, a reddish zircon that merchants carried east and that was said to like travelers.',
    'Its stone is chrysoprase, an apple green that fades in strong sun and recovers in a damp cellar, which was thought a good character.',
    'Its stone is rock crystal, taken for ice that had frozen so hard it had forgotten how to melt.',
    'Its stone is the sapphire, in those centuries often the speckled lapis, a night sky with its stars left in.',
  ],
  resembles: [
    'A plant was matched with a person by temper, so the temper comes first.',
    'Whom would this plant have to suit? Tradition begins with the person.',
    'The label on the drawer is only as good as the likeness behind it, and this is the likeness.',
    'Before the plant is praised, here is what it was held against.',
    'The gardener looked at the owner before he looked at the leaf.',
  ],
  keeper: 'And this is the keeper of the beds as your own chart has it.',
  sameSign: [
    (point) =>
      `The sign is the same as before, so ${point} shares plant and stone with a neighbor and adds only its own third.`,
    (point) =>
      `As ${point} is in a sign that has been opened already, there is no second plant here: the two share a vase.`,
    (point) => `No new plant in this drawer: ${point} borrows from the sign that was named above.`,
  ],
  gardenTitle: (planet) => `The garden of ${planet}`.replace('of Sun', 'of the Sun').replace('of Moon', 'of the Moon'),
  whyThis: {
    ascendant: (inSign, planet) =>
      `Your ascendant is ${inSign}, and by the old rulerships that is the door of ${planet}: the garden behind it was held to resemble the person who walks in.`,
    sun: (inSign, planet) =>
      `Your Sun is ${inSign}, a sign kept by ${planet}; its beds are the second place where the books would look for you.`,
  },
  shelves: {
    sun: {
      garden:
        'Culpeper puts into the Sun’s garden what is yellow, what turns its face and what smells better for being warm: marigold, rosemary, bay, chamomile on the path where feet will bruise it. There is a walnut for shade, and under it nothing grows, which nobody thinks strange. It is a garden to be seen from the house. Its herbs were said to serve the heart and the sight, and whatever one believes of that, they are the plants one notices first on coming in, and misses first when somebody else has bought the place.',
      likeness:
        'Into the Sun’s bed came whatever copied it: a disk with rays, a gold that doesn’t go dull when dried, a head that follows the day from one hedge to the other. The herbalists also counted habit. A plant that shuts in the rain without a fuss, as marigolds do, was thought to know its master.',
      plants: [
        { name: 'marigold', latin: 'Calendula officinalis' },
        { name: 'rosemary', latin: 'Salvia rosmarinus' },
        { name: 'bay', latin: 'Laurus nobilis' },
        { name: 'chamomile', latin: 'Chamaemelum nobile' },
      ],
      flower:
        'The main flower falls to the Sun: marigolds, a fistful cut short, so that the vase has a face and everything else may lean.',
      green:
        'For the green take the Sun’s rosemary; it holds its line for two weeks and makes the room smell as if somebody were cooking.',
      branch: 'The odd branch is bay, the Sun’s own, stiff and a little pompous: one is plenty.',
      stones:
        'To the Sun Agrippa gives stones that burn: carbuncle, which was garnet or ruby by candlelight, chrysolite, topaz, and heliotrope, a green one spotted with red and named for turning. They were tokens of rank and of good sight, set where a hand gestures.',
      pocket: 'From the Sun’s shelf a warm stone would do, something that looks lit from behind even in a drawer.',
      dear: 'ruby',
      modest: 'amber or a honey-colored flint',
    },
    moon: {
      garden:
        'The Moon’s garden lies at the low end, where the hose leaks. Culpeper fills it with willow, cucumber, lettuce, chickweed, the white rose and the water lily: soft stems, pale flowers, leaves that are mostly water. Half of it is food for salads and the other half for geese. By day it looks like very little. It is a garden for the hours when the washing-up is done, since several of its flowers open late or give off scent only then, and a white petal is the last thing that can still be seen.',
      likeness:
        'What was white, round or swollen with water went to the Moon, together with all that wanes: leaves that wilt by noon and stand again at breakfast, a tuber that fattens out of sight. Night flowers were hers by plain observation, as nobody else was up.',
      plants: [
        { name: 'white rose', latin: 'Rosa alba' },
        { name: 'willow', latin: 'Salix alba' },
        { name: 'water lily', latin: 'Nymphaea alba' },
        { name: 'wallflower', latin: 'Erysimum cheiri' },
      ],
      flower:
        'The main flower falls to the Moon: white roses, open rather than in bud, dropping a petal or two on the cloth by the second evening.',
      green: 'For the green take willow from the Moon’s bed; it will root in the vase, and then you own a tree.',
      branch:
        'The odd branch is the Moon’s too: one water lily afloat in a saucer beside the vase, which is cheating, and looks well.',
      stones:
        'To the Moon Agrippa gives pearl, crystal, beryl, silver marcasite and the selenite in which people claimed to see a spot that grew and shrank. They were tokens of sleep and safe crossings, sewn into hems more often than worn on a finger.',
      pocket: 'From the Moon’s shelf something pale and smooth, which grows warm slowly and is easily mislaid.',
      dear: 'pearl',
      modest: 'a white river pebble',
    },
    mercury: {
      garden:
        'Mercury’s garden is a kitchen bed beside a busy door. Culpeper plants it with fennel, dill, parsley, caraway and carrots, things with leaves cut so fine that a breeze reads through them; with lavender and marjoram along the edge, hazel at the back, and honeysuckle holding two walls together. Nothing in it is grand and almost everything is used before supper. Seeds are gathered, labeled and traded over the fence. Its herbs were given to wits, tongues and lungs, in other words to whatever moves air about.',
      likeness:
        'Mercury took what was divided: feathery leaves, many small seeds on one spoke, a scent that changes between the finger and the nose. Climbers that go between two places were counted in as well, and the hazel, because its rods were cut by people who looked for something.',
      plants: [
        { name: 'lavender', latin: 'Lavandula angustifolia' },
        { name: 'fennel', latin: 'Foeniculum vulgare' },
        { name: 'hazel', latin: 'Corylus avellana' },
        { name: 'honeysuckle', latin: 'Lonicera periclymenum' },
      ],
      flower:
        'The main flower falls to Mercury: lavender in a tight sheaf, best placed where people brush past it on the way to the telephone.',
      green: 'For the green take Mercury’s fennel gone to seed; it fills any gap and blurs every edge.',
      branch: 'The odd branch is hazel, Mercury’s rod, forked if you can find one, with the catkins on in March.',
      stones:
        'To Mercury Agrippa gives agates, the emerald, topaz and, as he says, all stones of several colors. They were tokens of trade and speech: messengers, brokers and people who had to speak before strangers kept one to turn over in the palm.',
      pocket:
        'From Mercury’s shelf take a banded stone, one you can read with the thumb while somebody else is talking.',
      dear: 'emerald',
      modest: 'a banded agate from a beach',
    },
    venus: {
      garden:
        'In Venus’s garden, says Culpeper, grow the damask rose, the daisy, violets, columbine, strawberries, mint, thyme, an apple tree and a birch that turns gold all at once. Visitors are meant to taste something on the way through. The paths are narrower than they need be, so that people touch; the bench is for two. He gives her plants to the skin, the throat and the kidneys, and one suspects that he also simply liked them, as the descriptions grow longer here and the scolding stops.',
      likeness:
        'To Venus they assigned what is soft to the hand, sweet without effort and pleased to be picked: petals in even numbers, white flesh under red skin, whatever comes again after cutting. Apple trees were hers because of a quarrel about one, and nobody has taken them back.',
      plants: [
        { name: 'damask rose', latin: 'Rosa × damascena' },
        { name: 'mint', latin: 'Mentha spicata' },
        { name: 'apple', latin: 'Malus domestica' },
        { name: 'columbine', latin: 'Aquilegia vulgaris' },
      ],
      flower:
        'The main flower falls to Venus: one damask rose fully out, with its leaves left on, in a glass that used to hold something else.',
      green:
        'For the green take mint from Venus’s bed; it drinks a great deal and pays for it every time the window opens.',
      branch:
        'The odd branch is apple, Venus’s tree, in flower if the calendar is kind, otherwise with one forgotten fruit.',
      stones:
        'To Venus Agrippa gives beryl, chrysolite, sapphire, green jasper, carnelian, coral and lapis, a list without a bad color in it. They were tokens of an agreement between two people, and so they were given away oftener than bought for oneself.',
      pocket: 'From Venus’s shelf choose by eye alone; it is the one shelf where that was considered the rule.',
      dear: 'emerald-green beryl',
      modest: 'sea glass, well tumbled',
    },
    mars: {
      garden:
        'Mars keeps his garden along a wall that gets the whole afternoon. Culpeper lists nettle, garlic, onion, mustard, horseradish, hawthorn, hops, wormwood and broom, plants that bite, climb or explode their pods on a hot day. It needs gloves and hardly any watering. Things here defend themselves, and a good deal gets eaten all the same. The herbs were given to the blood and the gall. A hedge of hawthorn around the whole keeps cattle out and small birds in, which is the tender side of it.',
      likeness:
        'Thorns, stings, red stems, a taste that brings tears: for Mars the herbalists had no need to think long. They added what grows where iron lies, what breaks open with a snap and whatever comes up through gravel as if in answer to it.',
      plants: [
        { name: 'hawthorn', latin: 'Crataegus monogyna' },
        { name: 'broom', latin: 'Cytisus scoparius' },
        { name: 'wormwood', latin: 'Artemisia absinthium' },
        { name: 'chive', latin: 'Allium schoenoprasum' },
      ],
      flower:
        'The main flower falls to Mars: hawthorn in May, thorns and all, or red tulips stood very straight in the other months.',
      green: 'For the green take broom from the wall of Mars; nothing else makes such an obstinate line.',
      branch: 'The odd branch is wormwood, gray and bitter, Mars in a quiet mood.',
      stones:
        'To Mars Agrippa gives the diamond, the lodestone, bloodstone, jasper and, rather unexpectedly, the amethyst. They were tokens of a steady hand; the lodestone visibly pulled, and that was argument enough for a man about to set out.',
      pocket: 'From the shelf of Mars a heavy one, cold at first, that makes itself felt against the leg.',
      dear: 'diamond',
      modest: 'hematite, or an old key',
    },
    jupiter: {
      garden:
        'Jupiter’s garden is less a garden than a park with a table in it. Under Culpeper’s oak and chestnut there are borage full of bees, hyssop, sage, balm, agrimony, asparagus gone to feather, houseleeks on the roof against lightning, and red roses on anything that will bear them. It is planted for guests. Paths are wide enough for a discussion, and there is always too much of something, which goes home with people in paper bags. He gives these herbs to the liver and the lungs, and to good temper.',
      likeness:
        'Size counted for Jupiter, and use, and generosity: a tree that feeds pigs and shelters kings, a herb with more blossoms than leaves. So did blue. What makes bees happy was put down to him without further discussion, honey being considered evidence.',
      plants: [
        { name: 'borage', latin: 'Borago officinalis' },
        { name: 'sage', latin: 'Salvia officinalis' },
        { name: 'oak', latin: 'Quercus robur' },
        { name: 'balm', latin: 'Melissa officinalis' },
      ],
      flower:
        'The main flower falls to Jupiter: borage in a wide bowl, blue going to pink, with a red rose if there is money left.',
      green: 'For the green take sage from Jupiter’s border, broad gray leaves that make the others look expensive.',
      branch: 'The odd branch is oak, Jupiter’s, with acorns on; it will look too big and that is right.',
      stones:
        'To Jupiter Agrippa gives sapphire, emerald, beryl, hyacinth and green jasper. They were tokens of office and of kept promises: bishops had the blue one, judges now and then the green, and a beryl was lent to people who had to make up a quarrel.',
      pocket: 'From Jupiter’s shelf take one size larger than you planned; you can always show it to somebody.',
      dear: 'sapphire',
      modest: 'blue slag glass or a chestnut',
    },
    saturn: {
      garden:
        'Saturn’s garden is old, north-facing and very well kept. Culpeper puts ivy, holly, yew, elm, beech and comfrey there, barley in the field beyond, quince by the gate, and moss wherever it likes. Things grow slowly and are seldom replaced. Several of them will kill a sheep. In November, when the other gardens are mud, this one has not changed at all, and people who never noticed it come and stand there. He gives its plants to bones, spleen and the long illnesses, and to the memory.',
      likeness:
        'What is slow, dark, binding or evergreen went to Saturn, and all that lives on stone. So did plants with a bad name. The herbalists were fair about it: they noted that ivy will hold up the wall that it has taken, and that quince, hard as a fist, keeps until spring.',
      plants: [
        { name: 'ivy', latin: 'Hedera helix' },
        { name: 'holly', latin: 'Ilex aquifolium' },
        { name: 'quince', latin: 'Cydonia oblonga' },
        { name: 'pansy', latin: 'Viola tricolor' },
      ],
      flower:
        'The main flower falls to Saturn: wild pansies in a very small glass, dark ones, to be looked at from close by.',
      green: 'For the green take ivy off Saturn’s wall; it asks for nothing and outlives three bouquets.',
      branch: 'The odd branch is quince, Saturn’s, bare and crooked, with the one bud that has decided to open.',
      stones:
        'To Saturn Agrippa gives onyx, chalcedony, brown jasper and the lodestone. They were tokens of endurance and of grief honorably carried: mourning rings were cut from the black one, and masons built a dull pebble of this kind into a threshold.',
      pocket: 'From Saturn’s shelf take the plainest; in ten years you will still have it.',
      dear: 'onyx',
      modest: 'a piece of slate',
    },
  },
  gardenTable: { caption: 'Four from this garden', head: ['Plant', 'In botany', 'Whose book'] },
  book: (planet) => `Culpeper, 1653, under ${planet}`,
  months: MONTHS_EN,
  month: (month) => `You were born in ${month}.`,
  monthIntro:
    'How did a list for signs become a list for months? Slowly: a sign begins near the twentieth, a month on the first, and shopkeepers prefer the latter. By the eighteenth century Polish merchants sold stones by month, and shortly before the First World War the trade in America put it to the vote.',
  monthStones: [
    'The vote went to garnet, dark as the month; it was what people could afford in winter.',
    'The vote went to amethyst, and here the trade and the oldest lists have kept the same color.',
    'The vote went to bloodstone, with aquamarine allowed beside it for those who would rather not.',
    'The vote went to diamond, which pleased the trade and no poet.',
    'The vote went to emerald, the one month whose stone looks like the view outside.',
    'The vote went to pearl, with moonstone for a narrower purse.',
    'The vote went to ruby, and it has been a warm quarrel with carnelian ever since.',
    'The vote went to sardonyx, soon pushed aside by peridot, which photographs better.',
    'The vote went to sapphire, older than the list and hardly contested.',
    'The vote went to opal, in spite of a novel that had given it a bad name.',
    'The vote went to topaz, by which everybody had meant something different.',
    'The vote went to turquoise and lapis together, as December refused to be settled.',
  ],
  likeness: [
    'The matching was seldom mystical. Somebody looked closely at a leaf, asked what it was like, and wrote that down; the next man copied it and added a smell.',
    'The herbalists had four tests: color, scent, habit and neighborhood. Two that agreed were usually enough for an entry, and three made it a proverb.',
    'They reasoned as children do with clouds, and then, unlike children, they kept the list for a thousand years.',
  ],
  disagree:
    'They disagreed often. One hands the rose to a single planet; another deals it out by color, the white here and the red there, and each is sure of his reasons. Where the books quarrel, this report has followed the one named beside the entry and has not tried to make peace.',
  likenessTitle: (planet) =>
    `Why these are ${planet}’s`.replace('are Sun', 'are the Sun').replace('are Moon', 'are the Moon'),
  vase: [
    'A bouquet has three parts: what one looks at, what it stands in, and what makes it look unplanned. The strongest planet of your chart gives the first, the next the second; the last word goes to the weakest of the seven, which is seldom asked.',
    'Florists work by height and color. Here the order is by weight in your chart instead: the loudest planet in front, the second around it, and one stem for the quietest, so that it has been invited.',
    'Take the vase as a portrait. In front stands what anybody notices about you, behind it what they rely on, and at the side one branch for what you rarely show.',
  ],
  vaseTable: { caption: 'What to ask for', head: ['Part', 'Plant', 'Whose it is'] },
  roles: { flower: 'the flower', green: 'the green', branch: 'the odd branch' },
  choice: [
    'One stone is enough; a pocket with seven in it is a gravel path. Here are those that your ruler and your drawers propose, each with the story of why.',
    'Choose by ruler, by drawer or by what lies in the shop. The reasons are old and the prices are not, so every one has a poor relation beside it.',
    'The books never said that a stone acts. They said that it reminds, which a pebble does as well as a jewel.',
  ],
  choiceTable: { caption: 'Dear and modest', head: ['Shelf', 'The dear one', 'Its modest relative'] },
  poison: [
    'One bed in every chart belongs to Saturn, and it is fenced. Yew, holly berries, ivy and the henbane and hemlock of the older lists are poisonous; children and dogs should meet them in pictures.',
    'Saturn’s corner needs a sentence of its own. Much of what grows there harms whoever eats it: yew above all, ivy, holly berries, hemlock, henbane. They are for the eye and for the winter.',
    'The dark bed is Saturn’s, wherever Saturn stands. Look, draw, leave the berries alone: yew, ivy, hemlock and henbane have earned their reputation.',
  ],
  saturnGarden:
    'It is worth a visit all the same. Evergreens were planted at doors and graves for one and the same reason, as somebody who stays; and a garden without a dark green corner has nothing for the bright ones to stand against.',
  sill: [
    'A garden center knows no planets, but it knows botany: take the Latin names along. Start with a single pot from the ruler’s bed and keep it alive for a season before you buy the second.',
    'Of all this, one pot and one pebble will do to begin with. What matters is that you know why they are there, and can tell the story when somebody asks.',
    'You need no garden. A windowsill has room for two pots, a dish and an argument about which of the old books was right.',
  ],
  sillBy: {
    sun: 'On a south window the Sun’s chamomile or a small bay tree; turn the pot a quarter each week, or it will bow.',
    moon: 'For the Moon a bowl of water with something floating in it, changed when you think of it, on the sill that gets no direct light.',
    mercury: 'For Mercury a box of dill and parsley sown in rows with labels, and scissors on a string.',
    venus:
      'For Venus mint in a pot of its own, as it takes over any other, and one rose for the months when the heating is off.',
    mars: 'For Mars chives and a chili by the hottest pane; both like being cut back hard.',
    jupiter: 'For Jupiter sage and balm in the widest pot you have, so that there is always some to give away.',
    saturn: 'For Saturn ivy on the north side, where all else has given up; water it little and forget it often.',
  },
}
