/**
 * Common English words that no table of subjects knows and that lie within two letters of one that it knows: they are
 * spelled right, and so are not corrected. Taken from the 30,000 most frequent words of the npm package
 * popular-english-words (ISC) that an-array-of-english-words (MIT) has too.
 */
export const plainWords = `
abandon abode abort abound accented accept accident according account actress admirable admirably admiralty admired
admirer admires adrenal advance adventure agitated agonist agrarian aground ailing airline airplay airshow airstrip
alarmed alcalde alchemy algal align alike aline alliance allows alone alphabetic alter alumnus ambient amongst amour
amphitheatre ample anchored angelic angelus anger angle angled angrily anil anima animate animator annular anomaly
antennae apostle appel applied applies apply apse arbor arcadia arcane archaea archaic archdeacon arched argent
armoury aromatic arose aroused arsenal artisan artiste artistic artistry ascent ascetic assaulted assent assert
assessing astrological athletic attach attached attaching attacked attacker attaining attract attracting augment
autocratic automata automate automated automation automaton automotive avian aviator awarded awardee aware awkward
bach back backbone backer backing backlog badged badgering baggage baht bailey baiting bake baked baking balanced
balcony ballade ballast ballet ballistic ballots ballroom banco banda banding bandmate bandy banging banked banking
banned banning bans banter barbaric barely bargain barge baring barker barlow barney baron baronet barrage barre
barred barren barrie barring barrios barrister barry based bashing basil basilica basing basis basset bassett basso
bassoon bastion batch bathe bathing baton batter batting battled battling beached beacon beaded beaks beams bearded
bearer bearing beat beating beautifully becket becoming bedding bedrock bedtime beech began behaved behaves belated
belle bender bending benny beret beset besiege best beta better bettered betting betty bidding bight biker billing
billion billy binding bingo birth birthdate bitter bitterly blackjack bladder blame blamed blaming bland blank blanked
blanket blanking blasted blaze bleach blend blended blight blinded blinding blip blizzard bloat bloated bloc blocked
blocker blocking blogging bloom blossomed blowing blown blume blunder bluntly blurred blurring blush boarded boarders
boarding boast boasted boating bock bodyguard boiling boing boko bolder boles bollocks bolster bombard bombing bonanza
bondage bonded bonding bonds bong bonne bonny bonus bonuses booking boom booming boost boosted booster bootleg booty
bora bord bordered borer borgo boring borne borrow bothered bothering bottled bottling bouncer bounces bouncy bounded
bouts bouvier bowel bower bowes bowing boxed boyhood brace bracing bracken bracket brad bragging brahmin braided brake
braking bran brand branded bras brash brava bravely bravery bravo breach breadth break breaker bred breed breeder
brent breve bribe bridged bridle brigade brighter brightly brill brine brink brisk brittle broaden broader broadly
brock broke broker bromide broncos brood brooding brook broth brought brow brownie browning brownish browsing bruin
brunt brushed buckeye buckle budding budge budgets buildup bulge buller bulleted bulletin bullied bullies bullock
bullpen bullshit bully bullying bump bumping bundled bundling bundy bunting burdened burgess burglary buried burley
burn burner burnet burnout burr burrell burrow burst bursting burton burying bushy businesswoman busted bustling butch
butcher butte buzzing cabaret caching caged cain calculate calculated calculation caldera calling calm calming came
camelot cameo camouflaged campaign camped campion campo canines cannery canning cannot canoer canon canonical canton
canvass canyon capable caper capitan capping captaincy captained captaining caption capture caramel carbide carbon
cared cares carmine carnage carnivores caron carrick carried carries carrion carta carte cartilage carve carver
carving casement cashier casing caste cate catered catering catfish cattle cause causing caution cayman cease ceasing
ceiling celebration cellular cemented centered central centre centred centrum centuries century certain cession
chagrin chai chained chaired chairing chairman chal chambered chambre champ champaign championed chancel chandler
changed changer changing channel chanson chant chanted chanting chaplain chapman chapter char charged charger charges
charity charley charlie charmed charming chart charted charter chartered charting chase chasing chassis chatter
chatting cheaper cheat cheated cheating check checker checking cheeks cheered cheesy chemist chequers chewing chic
chica chico chiefly chile chill chilled chilling chilly chime chin chino chipped chipset choir choked choking chola
cholera choosing chopped chops choral chorale chose christian chuck chute circled circuit cirrus citable claim
claimant claiming clamp clans clapboard clapping clarion clash clashed clashes clashing clasp classed classically
classify classy clause clave cleaned cleanly cleanse cleanup cleared clearer clearing cleave cleaved clement clerical
clever click clicked clicking climber clinging clinical clipper clipping clocked clocking cloister clone cloned
cloning closely closer closest closeup closing closure clot clothed clouded cloudy clout clues clustered clutches
clutter coached coaching coast coastal coating cobbled cocker coerced coinage coining colin collage collar collecting
collective collector collins colon colonel colonial colorado coloring colossus coloured combine come comedic comer
comical commanded commander commend comment commercially commodore commoner commonly commune communion commute
commuted commuter compact companies company compare comparison compassion compete competed compile compiler complex
compose composer composite compost compress comptroller compute computed comrade comte conceal concede concerning
concert concerted concerto conch concord cond condition conditional conditioned coney confer confine conform congo
conic connect connection conner conquer conquered conservatoire conservator consider consort constructing constructive
constructor consuls consult consume contacting contain contained conte continuing contour contraction controlled
convection convened converged convert converted converting conveyed cookery coolant cooled cooler cooper copying
cordial cords corey cornea corneal cornered corning coronel coroner coronet corral correct correction cortical cosmic
costing costumed cotter cough coughing could coulter counsel counted countered countering countess counties county
coupe coupled couplet coupling cour courage courant courier courses courted courteous courtier courting courtly
couture cove coven covering covert coveted cowling cracker cracking crafted crafting cram crammed cramped crank crash
crashed crashing crass crater craving crawled craze creamy crease created creative creator creep creeping cremated
crept crest crested crick cricketer crook cropped cropping crore crossbar crosse crossed crosstown crouch crowd
crowded crowder crowding crowned crowning crucified cruised cruising crump crusade crushed crusher crushing cryptic
crypto cubs culling cunning curate curated curation cured curled curling curse cursing curt curtail curvature curve
curving cutting cycling cyclonic cynical daily damage damming damning damping dance danced danger dangling darling
dashing daunting dauphin dawn dealers dealing dearth debated debuted deceptive declaration deco decoder decorating
decorative decorator decorum decoy deeming defaulted defection defective defence defended defender defends defensed
defensive defer defines defining deformation deleted deliver delivered deluge demo demonic demonym demoted denied
denning denoted denotes denying deportation depressing depth derail derailed deriving descent deserted deserve
designed designer desolation dessert destroy destroyed destructive detached detain detained detainee detecting
detection deter detonation deviate devise devised devon devoted dialing dialogue dickie diction dietary digestion
digging dill dimension dimer dine dinger dingo dipping directing directional directive director disco displace
displayed dissection dive dived diverge diverse divert dividing divine doable docking doctoral dolly donated done
donning donor dost doubled doubling doubly doubted dover downing dragged dragoon drain draining drank draped draper
drapery drawing dread dreamer dreaming dredging dressed drier drifting drilled drilling drinker dripping driver
driving droit drove drown drowned drummer drunk dubbing duchies duchy dumping dunning duress dusky dust dusted duty
dwelling dyer dynamic eagerly earning earthen earthly earthwork earthy ease eased easier easing easterly eater
eclectic edged editing eighth eighty elan electrical electrician electro electron electronic elegance elegantly
elementary eleven eleventh emerged emergence emergent empathy empires enacting ending endurance engined engineered
enhance enhanced enormously entrant enveloped environmental equating erasing erecting eruption escalator escaped
escapees escarpment espresso ester evading even exacting excavate excavated excavation excerpt exchanged exclusive
exiting expansive expensive explosion express extinguish extinguished extract faction factor factored fail failing
failure fair fairest fairing fairly falconer fame famed fanbase fanning fanny fantasia farce farmed farming farmland
farther fashion fastball fasting fathered faulted fauna fearing feathered feature federal feeding feeling fenced
fencer fend ferried ferrying fervent feuding fibre fiddler fiddling fielded fielder fielding figured figuring filed
filer fille filling filming filth find finding fined finished finisher finishing fired firefight firehouse firewall
firing firstly fishery fishy fissure fits fixing fixture flack flagging flair flak flake flamenco flank flanking
flapping flare flash flashing flatter fleeing fleet fleeting fleming flemish fleshed fleshy fling flirting float
floated flood flooding flooring flor flour flowed flowery flowing fluff fluke flurry flush flushing fluted flyover
folding follower font fooling footage foothill footing footy forage forced forcing fore forecast foreman foremost
foresaw foresee foresight forested forester forestry foreword forfeit forged forgery forget forging forgive forgo
forking former forming formulae formulaic formulate forte forth forties fortunate forty forum founded founder
fracturing frail framing fraught freed freeing freeman frees freeze freshly friary friend fright frighten fringe
fringed frontal fronted fronting frontman frowned froze fueling fully funding funerary furnish further fury futurist
gain gaining gallery galleys gallic gallon gambler gambling gamelan gameplay gamer gangsta gant gaol garland garment
gasses gated gauge gave gaze gazette gazing gearing geek gelding gene general generated generation generative genome
genre gentile genuine germain germaine germane germanic getaway getting ghostly glacial gland glaring glazing glebe
glide glitter gloss glossary glover godmother golfing goody googled googling gosling grabbing grabs grace grad grade
graders grading grainy grams gran granary grande grander grant granted granting graph graphite grapple grasp grasped
grasping grate grating gravel gravely gravity gravy graze greater greatly greaves greed greener greet grenadier
grilled grime grin grind grinder grinding groin grooming groove grooved gross grossing grossly grounded grounding
grouped grouping growing grown grueling guarded guerilla guesses guiding gully hacking hackney haddock haggard hailing
halal hallows halting hamburg hammered hamper handful handheld handily handing handled handler handling handout
handset handy hanged hangover hanuman happier happily hardman hardy harem harming harry harsher hart hatched hatcher
hatchery hatching hath hating hauling haunting hawking header heading headline headstrong healed healer heals healthy
hear heard hearing hearsay hearted hearty heat heated heath heathen heather heating heavier heavily hello helmed
helping hemlock hence henning heralded heraldry heralds herding hern heroin heroine herring hickey hiding highlighted
hilly hinged hinting hiring hitch hitting hoard holden holly homer homme hone honed honesty honky honorable honored
honoring hooked hooper hooves hopper hopping horde horner horny horst hose hostel hosting hotline hotly hounding
housed housing hove however hugging humane humankind humming hundred hunger hunted hurley hurling hurting hustler
hutch hydro inaction inception incline inclined induction industrially industries infancy infanta infante infantry
infect infection inflection ingestion inject injecting injunction inland insert insertion inset insider inspect
inspected inspection inspire instant instigator intention intractable intro invented invention inventory invents
investigate investigated investigation investor irony islander jackpot jacky jamming jean jeweler jeweller joke joked
jolly journey judging juicy juniper justice karma karst katakana keeping kernel keyword killed kinds kitchener
knighted kola labourer lace lacking lacquer lager lagging lama lambert lamina lancer lancet landed landes landing
landscaped landslide lane langer largely larger largest largo larvae larval later latter lattice lauder laughter
launch launched launches launching layer laying leaders leading leaguer leagues leaking leaky learner learning leary
leases leasing leathery leave leaving lectionary lecture ledge leeward legation leger lender lending lettered letting
lettre levee leveled liber licht licking lien lifting lighted lighten lightest lighting lightly ligne liked likeness
liking limbo linden linear lined lineman linemen ling linger linker linking linn lino listing liter literary litter
liver loader loading loaned locally located locating locator locked locker locking lockout locomotion locus lodged
lodging logged logging logos loner longer longing looming looping loosely looting lordship loser lots lottery louie
loved lovely lover loving lowly luck luckily lumbar luna luncheon lurking luster machinery madden madge madison madre
magi magically magister magnate magnetism magneto magnified magnus maha mailing maintain major maker making mali
mallee malleus malware mama mamma mandating manet manga manhood mania manic mankind manna manning mano manse mantra
mantua manus mapping marae marbled marconi marge margin marginal maria marina mariner marital marked marketed marketer
marketing marry marrying marsh marshal martens martial martin martini masking masonic masque massage massing massively
mastered mastering mastery matching mate mater materially materiel maternal matt matter mattie maturing maximal maya
mayor maze meal meaning meant measured meath mecca mechanically mechanism medallist media mediaeval medial mediating
medicaid medically medicare medicinal meditation meditative meer meeting meister melodic melton memories memorize
mental mention menus mercury mercy mere merging messing messy meta metabolic metrical metro meuse microscopic
microscopy might militancy militant militar militarily milky mille millet milling million mimicry minas minds mined
mineral minibus minimal minimum minister minster minting minutes mirrored missing mission missy mister mistral mitre
mixed mixes mixing mobilize mockery mocking modal mode modeled modem moderne modulate modulo modulus molding mommy
monarchy monastery moniker monitored mono monolithic monomer monsieur monsoon montero month monty monumental moor
mooring mora moraine moral morally morel moron morphed morse mortal mortuary moses motel motile motte mound mounted
mounting mourning mouth moved movement mufti mullet munster muse musical musicale muster mystics naive named narrowed
narrower narrowly nasal natal natively navel nearing needing needless negative neither netting neve newer nicer niche
nicht niece nightly noblewoman nodules noel noise nose notable novella novelty nucleic nucleus nursed nursery objected
oceanic offence offline offside oliver olympiad opinion orbiter ordinal oriented ornamental ornamented other ouster
outer outflow outlawed overblown overt overthrown packaged packet packing padding paddock pain painter pairing palate
palatine paler palmetto pandora pane pant pantheon pape papilio parable parabola parachuted paradox paragon parenting
parents parity parkin parlance parlement parry parse parsing parson partake parti partial parting partly partner
partridge partying passage passing paste pasted pasting pasture patched patchwork patchy pate patented patents pater
patient patriot patron pats patten patterned patty paying payroll peace peaking peanuts peasantry pease pedal pelican
penal penchant pending pennant pension peoples percent perch perished perkins permian persist persona personally
pertain petar petrel petter petty phasing pheasant phoned phoneme phony photograph photography photon phrasing
physical physicist piazza picked picker picking pickled picky pictured pierce pierced pierrot piers pigment pilar
pilasters piled pinging pinky pinning pinot pinto pioneered piper pirated piston pitch pitched pitches pitted pitting
place placer placing plagued plan planned planner planning planted planter planting plaque plastered plat plateau
plated plating platted platter played pleaded pleading pleas pleasant pleased pleasing pleasure plotted plotters ploy
plugged plumb plume plummer plump plunder plunge plunged plunging plus point pointe pointer poisoned poisson poke
poked poking policies policing policy polis polite polk pollard polling pollock polls polly polo polyhedra polyhedron
pontoon pooling poplar popper popping poppy popular porch pores portage ported porter porting portion portman portray
posed posey posit posited position posse possible postal posted posting posture postwar potable potter potts pound
pounded pounder pounding pouring powder powered powerfully practical practiced practise practised praising prank
prayer preach precept prefect prelate premier premise prentice prepare prequel presence presented presenter presently
preset president pressed pressured presume pretend pretext prevent price pricing prickly priestly primate princely
principe print printed printing prisoner privacy private proactive prob probable probate probing problem process
processor proctor prodding profane profess professed profession profiling project projected projection prolong prone
propelled propose prose prosecutor prospector prosper prost protector protest proto provable prove province proving
prowess prudent pruning psalm psalter published puffery pulls pulsed pumping punching puncture punished punter punts
puppetry pure purge purging purpose pursue pursued pushing puzzled pyramidal quarter quartet quarto queer quell
questioned questioner quicker quieter quilt rabbi raced racer raceway racked radiate radiated radiation radii rafting
ragged raging raiding railcar rained rainier raining rainy raise raising rallying rambling ramming rampage rampant
rance ranches ranching range ranged ranging rani ranking ranting rapper rapping rapport rapture rarer ratchet rating
ratio rave ravel reaching reacted reacting reaction reader readily reads realist realtor reappear rebound recalling
receding reciting recluse recorded recover rector rectory recuse recused redding reddish reed reeder reedy reeks reels
rees refined reformer refrigerated refrigeration refuge refugee refusal refused refute refuted refuting regains regard
regarding reigned reins rejoins relating relaxing relaying reliever relisting reloading relying remain remained
remakes remarking remarks reminder reminds remodel remorse remotely remove removed renaming rendered renters renting
repairing repairs reporter reposting reprieve reprint repulse rescind rescuing resent residing resisting resolve
resolved resorting respiration respiratory rested restoring resulting resuming retailing retains retiring retrieval
retrieve retrieved reuse reusing revolted revolve revolved rewarded rewarding reword reworded rewrote rhine rife
rifled rigging riggs ringer ringing rioting ripping risen rising risking ritter river roaming roasting robber robbery
robbing robbins rocked rodman roger rolled rollover roma romance romano roofing roost root rooting roper roque rosary
roster rotated rotates rotation rotting rotunda rouge roughly rounded rounder rounding roundup rouse rousing routing
rove rowan rower royalty rubbed rubbing rubin rugged ruining ruinous rule ruled rulings runs rushed rushing sable
sacked sacking sacrificing sade safely safer sage sake sale salient salon saloon salting salvage sample sampled
sampler sampling sanction sandbox sandman sandwiched sant santo satires sauce savages saved sayed scala scaled scaling
scalp scaly scandal scanned scanner scanning scar scare scared scaring scarred scatter scattered scenery scent scented
scheming schooled schooling schooner score scoring scots scouted scouting scrap scraped scrapes scraping scratch
scratches screening screwing scribes scripted scripts scrub scull scuttled seabed sealing seam seaman sean seaport
searched sears seashore seated seater seating seaward secrecy secrete secreted secretion secretly sectional secured
securely secures securing sediment sedition seduction seed seeding seeing seekers seeking seeming seen segmental
segmented seine seizing selection self selfish sell selling sending sensing sensory seraphim serge sergeant serif
serine serrano served serviced serving servlet session setback setter setting settle settled settler settling seventh
seventy sever severed severely severing severity shade shaded shading shadows shaheed shaken shaker shaking shaky
shale shall shallow shalt shame shank shape shaping share shared sharing sharper sharply shatter shave shaved shaving
shawn shea shear shearer shearing sheen sheer sheet sheeting shelled shelly sheltered shelved shielded shift shifting
shilling shin shine shipped shir shire shiva shock shocker shocking shone shoot shopper shore shortage shorten
shortening shorter shortest shortly shorty shot shout shouted shove shoved showers showing showman showroom shows
showy shred shrike shrink shrinking shuffle shuffled shunt shunting shutter shuttered shutting sibling sick sickly
sidebar sieve sighting signage signaled signing silence silky silvery similar simpler simplest simplex simply sine
sing singled singling singly sinking sire sired sitar sited sith siting situation sizable sized skateboarder skated
skater skating skill skilled skimmed skimming skink skinned skinner skipper skipping skirt skirting skits slack slade
slander slang slapped slapping slate slaying sleep sleeper slender slicing slick slid slider sliding slim slipped
slipper slipping slit sloping slot slotted slowing sluice slump smack smaller smart smear smell smelling smelter
smelting smit smoked smoker smokey smoky smoothed smoother smoothing smoothly snapped snapper snapping snatched sneak
snell snide snider snipe sniping snippet snowboarder soaking soaring sober socking socks solder soli solver solving
sonny sooners soot soothing sorcery sore sort sortable sorting sounding sowing spaced spain spammer spamming span
spanned spanning spar spare sparing spark sparked spate spatial spawned spawning speak speaking specially specialty
species specify spectacle spectra spectral spectre sped speeding speedy speer spelled spelt spencer spend spending
spice spiced spicer spicy spiegel spiker spill spilled spilling spindle spine spinner spiny spire spirited spit spite
spitting splice spliced splitting spoil spoiled spoiler spoke sponges spore sport sported sporting spotlight spotting
spout sprayed spreading spring springer springing sprinter sprints sprouts squad squared squarely squire stabbed
stabbing stacked stacking stade staffed staffer staffing staged staging stain stained staining stair stake stale
stalked stalker stalking stalled stalling stamp stamped stamping stances standby standish staple stare staring stark
starlight starling starr starred starring started starter starting startup starving stat state stating stationed
stature status statuses statute stave staying stead steal stealing steamed steamer steaming steamship steed steen
steep steeped steeper steeple steeply steer steered stele stem stemming sten stepped steppes stepson sterile sterling
stern steroid steven sticker sticking sticky stiff still sting stinging stink stint stipe stipend stirred stirring
stitch stock stocked stocky stoke stole stomp stoned stoner stoney stony stood stooges stoppage stopped stopping
stored storey storied stories storing stormed storming stormy story straighten strained strains straits strand
stranded strang strangely stranger strangled strapped stratum stray strayed streak stream streaming stretched
stretcher stride strident strife strike striker striking stringed stringer stripped stripper stripping strive striving
strokes stroll strong stronger strove strung stubbed stuck studded studied stuff stumble stumped stun stung stunned
stunning stunted sturdy sturgeon sturt styled styling stylish stylist sublime sucked sucking suction suffice suing
suitable suite sulfate sulfide sultana summarise summarize summing sundial sunk superb supper supported supporter
suppose surfaced surfing surgery surname survive sustain swain swallow swam swami swamped swampy swamy swap swapped
swapping swear swearing sweat sweating sweep sweeping sweeter swell swelled swept swinging swirling switched swore
sworn swung tabla tableau tabled tabletop tackling tagging tailed tain taken taker taking tale taller tallest tally
tallying tampered tangent tangier tanner tannery tanning taped tapered tapping tara targeted taro tart tasting
tattooed taxable teach teahouse teaming tearing teasing teenage teenaged telephony telescopic telethon templar
template tempore tempted tenants tending tenet tenth tenured terminally terminate terminated termination termini
terminus terrain tester tethered textile textual thank thanked thanking thatcher theatre thee there thicker thickly
thing think thinker thinner thinning thorn thorough thorp those though thought thrash threaten threw thriving thrown
tick ticket ticking tides tied tier tighter tilde tiller tilly tilted tilting timbre timed timer times tinker tipped
tired title titled toile toll tones tong tonga tongues tonic tons toolbar topic topical topper torah tori torpedo
torque torrent tortured touch touched tout towed towel toxin tracer tracing track tracked tracker tracking traction
trade traded trail trailed trailer trailing trained trainee trainer trait traitor tramp transformer transparency
transparently transponder transport transported trapper trapping travail traveled traveler treasured treasurer treat
treated treating trending trial tribe tribunal trick tricked trickery tricking trickle trigger trill tripled triplet
tripoli tripped triumph triumphant triumphed trivial trolling tron tropics trot trotter trough troupes truce trumpeter
trusting tryout tuck tucker turning turnout twain tweeted twinning twisted twitter typical undergo unfit unheard
uniformed uniformly unite unity universality upgraded utilise utilize vagrant vail valiant valse vantage variance
vaulted veiled venerable venous venting vents venture venue veritable vesicles vets vetting victoria victories vier
viewing villa violate violent violist viral vital voicing volcanism voltage vowel wading wafer wager waging waist
waite waiter waking walla wally wandering waned waning wanting waring warming warning warring washed washes wasting
watchdog watched watcher watered waterfowl waterline waterway weaponry weather weathering weaving webbing webster
wedlock weeks weigh weighed weighted weighting weir welding westerly whaler whaling what wheeled wheeling whenever
wherever whether whining whipped whistle whistler whit whitey whiting whittle wholly whose wich wicked wicket widen
wider widowed widower width wield wiener wight willing winch winding windy winger winkler winning wintering withdrew
withers wolfram wooded woodman woody woollen word wording worked workhouse workman workmen worldly worrying worship
worthing would wrap wrath wrestle wrestled wretched wright writ write wronged younger zorb
`;
