import type { MoreChildWords } from './words.ts'

/** More of what is said of a child by elements, modes and their kinship, in English. */
export const moreChildEn: MoreChildWords = {
  sleep: [
    'The evening',
    {
      fire: 'The day doesn’t end here, it’s broken off. Toward seven there’s a last flare with jumping on the mattress, and whoever forbids it gets a second one at nine. Plan it in: ten minutes of wildness, then a bath, then dark. Once this child is asleep, it sleeps as if it had fallen out of a tree.',
      earth:
        'The evening is a ceremony with a fixed order, and the order is half the sleep. If the story comes before the teeth instead of after, everything has to be begun again. The bed should be heavy and smell as it did yesterday. Mornings are slow; a warm foot on the floor takes its quarter of an hour.',
      air: 'In the evening the head goes round longest. Thoughts, plans and one last question come just as the light’s about to be put out. A short list helps, made together: three things that were, one that will be. After that it’s better to have a quiet voice in the next room than complete silence.',
      water:
        'Evening is the hour in which everything comes up. What has gone unsaid at noon is told now, into the dark, and it would be a pity to miss it for the sake of the clock. Somebody should lie down beside it, breathe slowly, and not look at the phone. Dreams are vivid and may be told at breakfast.',
    },
  ],
  mood: [
    'How long a mood lasts',
    {
      cardinal:
        'A mood here starts suddenly and has a direction: it wants something from you. Answer the wish and it’s over; discuss the mood and it finds new wood. Often one clear step is enough, you fetch the shoes and I’ll fetch the bag. It rarely lasts beyond the next beginning.',
      fixed:
        'A mood here is settled in. It isn’t to be driven out before it’s been lived through, and distraction is taken as an insult. The good side is that joy stays as long. Don’t enter into the mood and don’t leave the room; be furniture, and wait.',
      mutable:
        'A mood here is weather with gusts: laughing, crying and laughing again within an egg timer. Not every change calls for a response. What matters is the ground tone beneath it, which you’ll notice by appetite and play and not by the noise of the moment.',
    },
  ],
  praise: [
    'Praise that lands',
    {
      fire: 'Praise should be quick, hot and not too often. Cheer at the finish, and let it be over. A long appreciation two days later seems to this child to concern somebody else. What slides off completely is praise for being good; it wants to have been brave, funny or first.',
      earth:
        'Praise should have a handle. Name the thing, the effort, the hour it took; take it in your hand and turn it over. Use it, above all: the cup that’s drunk from is the best certificate. Big words make this child suspicious and its ears red.',
      air: 'Praise should have an idea in it. Say what surprised you, and ask how it came to think of that. A conversation about the picture is worth more than its place on the fridge. What slides off is the same “great” you gave to the picture before.',
      water:
        'Praise should be quiet and for one pair of ears. Say what you felt as you saw it. In front of others it’s embarrassing, and a comparison, even a favorable one, makes it sorry for the other child. A look at the right moment is remembered for years.',
    },
  ],
  bored: [
    'When it’s bored',
    {
      cardinal:
        'Bored, it starts something, and it’s usually with somebody: a quarrel, a kingdom, a hole in the lawn. Entertainment is no help. What it lacks is an undertaking with itself in charge. Hand over a real problem, however small, and leave.',
      fixed:
        'It’s rarely bored, and then thoroughly. It sits, says no to ten suggestions, and waits for the one thing that has been put away. Don’t take it as a test of your imagination. After half an hour of emptiness this child goes in deeper than any offer would have taken it.',
      mutable:
        'It’s bored after five minutes and has forgotten it after six. It needs change more than content: another room, another order, the same game backward. Too many offers make it flutter. Two boxes are put away, and one stays.',
    },
  ],
  untruth: [
    'Stories and untruths',
    {
      fire: 'What isn’t true is at least large: the dog was as big as a horse. It isn’t deceit but enthusiasm, rounding up. If something has been broken, you’ll mostly hear it at once, rather loudly, with a culprit who’s blown in. Ask for the second version; it’s the right one.',
      earth:
        'It sticks to facts, and to the facts that suit it. When it’s cornered it says nothing, and the silence can last until Thursday. Don’t press for a confession. Ask what has to be mended and by when, and it’ll be there with the glue.',
      air: 'It explains so well that you nod before you notice. Words are toys here, and whoever’s good with them tries how far they carry. Be amused and be exact: “Nice. And how was it really?” It respects an adult who sees the trick and doesn’t mind.',
      water:
        'It says what saves the mood. If the truth would make you sad, it’s bent a little, out of love. The scolding for it should therefore be soft and the assurance strong: with me it’s allowed to be as it was. Invented friends are no lie and should be greeted.',
    },
  ],
  quarrel: [
    'A quarrel with a friend',
    {
      fire: 'The friendship ends about twice a week, with the door. Don’t mediate; by supper they’ll be on the wall together. If it should really hurt, you will know it by the quiet. Then a walk, side by side, and no advice before the second corner.',
      earth:
        'A quarrel is rare and heavy, as it’s usually about something taken, or about a third one who came. It won’t make the first step, nor the second. Something to bring along makes it possible: a piece of cake has more tongue than this child has.',
      air: 'Quarrels are fought with words, and now there’s one that can’t be unsaid. It will tell you the case as a lawyer would. Listen, and ask what the other one might be telling at home. It’ll laugh in the wrong place and pick up the phone.',
      water:
        'After a quarrel it thinks that it’s over for good, and that it’s its own fault. It’s ill, in a way. Before any solution comes the lap, then a warm drink. Letters are a good road back, with a drawing on the envelope.',
    },
  ],
  outlet: [
    'Strength looking for work',
    {
      fire: 'Strength here wants an opponent and a finish: running, ball games, fencing, a hill. It has to be daily, like bread. Where it’s lacking, furniture will take its place. Team games teach this child the one thing it hasn’t brought along, that the others also have legs.',
      earth:
        'Strength here wants a load: digging, carrying, kneading, climbing slowly, sawing. It likes to see by evening what has been done. It isn’t fast, and shouldn’t be timed. A chore that only this child is strong enough for raises it by an inch.',
      air: 'Strength here sits in fingers and tongue and wants cleverness: table tennis, juggling, a bicycle through narrow gaps, drama. Long endurance bores it. It likes sports with a trick, and a partner it can talk to while doing them.',
      water:
        'Strength here goes in waves. It wants music, water, a role; competition paralyzes it. After a quiet day it can suddenly do more than all the others, and two days later nothing. Don’t make a plan of it. Dancing in the kitchen counts.',
    },
  ],
  rule: [
    'How a rule should be set',
    {
      cardinal:
        'A rule holds if this child has helped to begin it. Let it be written down together, in its own hand, from Monday. Then it’s guarded like a law. Rules that fall from the sky in mid-game are fought to the last.',
      fixed:
        'A rule holds if it’s always the same. One exception, and you have opened a court. Few rules, therefore, and those like walls. It leans on them, even when it’s kicking at them.',
      mutable:
        'A rule holds if it’s short and has a rhyme or a picture. It will be forgotten in good faith and may be recalled without heat. Explanations grow over it like ivy. One word, the same each time, is better.',
    },
  ],
  failure: [
    'When something doesn’t work',
    {
      fire: 'Failing feels like being caught. The pencil flies. After that it says that it was stupid anyway. Don’t console; be the one who also once came in last, and go on to the next start.',
      earth:
        'Failing feels like waste: so much time, and nothing to show. It would like to stop altogether. Save something of it, a corner, a part, the wheel, and let it see that this piece has been good.',
      air: 'Failing feels like looking foolish. It makes a joke of it, quickly, before others do. Laugh along briefly and then ask, without an audience, which part of it is the tricky one.',
      water:
        'Failing feels like being unloved. It looks at you before it looks at the thing. First the face has to say that nothing has changed, and only then can the sum be crossed out.',
    },
  ],
  headHeart: [
    'Head and mood',
    {
      same: 'What it feels and what it thinks come from the same source, so it can usually say how it is. On the other hand it can’t think its way out of a mood, as the thoughts are colored like the mood. A second opinion from you is welcome, after some time.',
      kin: 'Head and mood help one another: a thought calms the feeling, a feeling warms the thought. With this child one can talk about sad things at an early age. It’ll often find the solution itself, if you just nod.',
      foreign:
        'Head and mood have little to do with each other. It can explain calmly why there’s no reason to cry, and cry. Or it’s cheerful and thinks the gloomiest things. Don’t argue the one with the other; each needs its own answer.',
    },
  ],
  speed: [
    'Thinking and doing',
    {
      same: 'Thought and deed have the same pace, which makes this child appear of one piece. What it has understood it does, and what it does it understands. Haste or slowness isn’t naughtiness here; it’s simply the clock that it came with.',
      kin: 'Thinking and doing spur one another on. It learns best when it may try at once, and tries best when it’s been told why. Give it both in small portions, by turns.',
      foreign:
        'Thinking and doing run at different speeds. It knows how, and the hand does something else; or it’s done before it’s been thought. Clumsy isn’t the word. A pause in between, counted aloud, lets the slower part catch up.',
    },
  ],
  wish: [
    'Liking and wanting',
    {
      same: 'What it likes it goes and gets, and whom it likes is told. There’s a simple honesty in this that others find pleasant. A no is understood best if it’s meant just as simply.',
      kin: 'Liking and wanting pull in one direction. It gets on with playmates without giving itself up, and can even wait for something if it likes the reason.',
      foreign:
        'Liking and wanting are at odds. It wants to win and wants to be liked by the one who loses. Or it’s fond of somebody and pushes them. You can say aloud that both are true; most adults haven’t solved it either.',
    },
  ],

  birthday: [
    'The birthday',
    {
      fire: 'A birthday should have a highlight that’s a bit dangerous, and this child at the front. Many guests, one big game, the cake with sparklers. It’ll be overwrought by five and in tears by six; that belongs to it. What it remembers is who dared.',
      earth:
        'A birthday should be as it was last year. The same cake, the same song in the morning, few guests, a present that’s solid. It would like to look at each thing in peace and perhaps keep the wrapping. A surprise party would be a shock.',
      air: 'A birthday should have guests from all corners, and a riddle. Preparing it, invitations, lists, a plan, is half the party. It will run from one to the other and hardly eat. The next day it wants to hear from you what everybody said.',
      water:
        'A birthday should be small and have a secret in it. Two friends who’re really meant are better than the class. The moment before is the finest, and the evening after a little sad. Light one more candle then, for nothing.',
    },
  ],
  holidays: [
    'Where it takes a deep breath',
    {
      fire: 'Holidays are good when there’s something to conquer: a rock, a lake, a strange language at the kiosk. It’s enough to have one adventure a day which it’s allowed to tell of in the evening, larger than it was. Rainy days need a hall to run in.',
      earth:
        'Holidays are good when there’s a place to be returned to: the same farm, the same beach, the dog that recognizes you. On the third day it’s really there. A tour with a bed in a new town each night gives it nothing but a stomachache.',
      air: 'Holidays are good when there are others. A campsite with children, cousins, a train with strangers to question. It takes a deep breath where it’s windy and something’s going on. A notebook should come along, for the collection of odd words.',
      water:
        'Holidays are good when there’s water and no program. For days it does nothing that could be photographed, and comes back taller. It’s homesick in the evening, and shouldn’t be talked out of it; a telephone call makes it worse, a song better.',
    },
  ],
  sharing: [
    'Sharing you',
    {
      cardinal:
        'If there’s a brother or sister, this child arranges the rank at once. It wants to be the first to hold the baby, and be seen doing it. Jealousy is a contest, and it’s settled by a task that only the elder, or only the younger, can do. An hour with you alone should be begun by the child itself.',
      fixed:
        'You belong to it, and that’s not for discussion. A new person at the table is looked at for months. What it has had for itself, the story, the seat in front, had better stay as it is. Whatever you give the other must not come out of its share; then it gives on its own.',
      mutable:
        'It adapts to a brother or sister so easily that one overlooks it. It plays along, gives way, makes them laugh. The jealousy shows as a relapse into baby talk, or a cough. It needs you in between, in small coins, rather than a big day once a month.',
    },
  ],
  chores: [
    'Helping at home',
    {
      fire: 'Helping works as a race or a rescue: before the guests come, before the rain. Alone in its room with “tidy up” it’s lost. Do it together, fast, to music, and stop at the end of the song. Tomorrow there’s another song.',
      earth:
        'It likes helping if the work is real and the tool is sharp. Peeling, watering, oiling, carrying. It does it slowly and well, and one mustn’t redo it. Its room’s in an order that you may not see; ask before you put things away.',
      air: 'Helping works if one can talk. It’ll dry the dishes for an hour provided you’re telling it about the war of the sheep. What’s done is done charmingly and not quite. A list on the door, with tricks for ticking off, gets further than a voice from the corridor.',
      water:
        'It helps when it notices that you’re tired, and then without being asked. Ordered to, it does it in a dream and puts the butter in the cupboard. An apron, a name for the job, a fixed quiet hour together turn duty into belonging.',
    },
  ],
  standards: [
    'Joy and measure',
    {
      same: 'What it’s proud of and what it demands of itself are of one kind. So it grows straight, and somewhat strictly, in one direction. It will hardly need to be spurred on; now and then show it that one may also be fond of something one is bad at.',
      kin: 'Its joy and its sense of measure work into each other’s hands. It likes getting better at things and notices that it does. In a good environment, that’s all the discipline it needs from outside.',
      foreign:
        'What makes it glad and what it considers proper are strangers. It enjoys something and is ashamed a little, or does its duty with a face like rain. Say in plain words that both have a place, and which hour belongs to which.',
    },
  ],
  company: [
    'Words among friends',
    {
      same: 'It speaks as it likes: where it’s fond of someone, words come easily. With friends it’s found out quickly what it really thinks. Where it doesn’t like anyone, it falls silent, and the teacher wonders.',
      kin: 'Liking and talking encourage each other. It can say a nice thing at the right moment and apologizes without much difficulty. In a group it’s the one who translates between two who don’t understand one another.',
      foreign:
        'With those it likes best, the words come out wrong: too sharp, too few, about something else. It may tell a stranger what the best friend never hears. Little presents, drawn or made, say it for the time being.',
    },
  ],
}
