/**
 * Common English words that no table of subjects knows and that lie within two letters of one that it knows: they are
 * spelled right, and so are not corrected. Taken from the 30,000 most frequent words of the npm package
 * popular-english-words (ISC) that an-array-of-english-words (MIT) has too.
 */
export const plainWords = `
abandons abode abort abound accented accept accident according admirable admirably admiralty advance adventure
agitated agrarian aground ailing airline airstrip algal align alike aline alliance allows alone alphabetic alter
amour amphitheatre ample anchored anger angle angled anil anima animate animator annular antennae appel apply apse
arbor arcane archdeacon arched argent armoury aromatic arose artiste artistic artistry ascent assaulted assent
assert assessing astrological athletic attach attached attaching attacked attacker attaining attracting autocratic
automata automate automated automation automaton automotive avian aware bach back backbone backer backing badged
badgering baht bailey bake baked baking balanced ballet ballistic ballroom banco banda bandmate bandy banked banking
banned bans banter barbaric barely barge baring barker barlow barney baron baronet barre barred barren barrie
barring barrister barry based basil basilica basing basis basset basso batch bathe baton batter battled battling
beacon beaded beaks beams bearer beat beautifully becket becoming beech began belle bender bends benny beret beset
best beta better bettered betty bight biker billion billy bingo birth birthdate bitch bitter bitterly blackjack
blame blamed bland blank blanking blasted blaze bleach blended blight blinding blip blizzard bloat bloc blockers
blocking blogging bloom blossomed blown blume blunder blurring blush boarders boarding boast bock bodyguard boiling
boing boko bolder boles bollocks bondage bonded bonds bong bonne bonny bonus boom booming boost booty bora bord
bordered borer borgo boring borne borrow bothered bothering bottled bottling bouncy bouts bowel bower bowes bowing
boxed brace brad bragging brake braking bran brand branded bras brash brava bravo breach break breaker breast bred
breed brent breve bribe bridged bridle brighter brightly brill brine brink brisk brock broke broker brood brooding
brook broth brow browning brownish browsing bruin brunt buckle budge bulge buller bulleted bulletin bullshit bully
bullying bump bundled bundling bundy burdened burglary buried burley burn burner burnet burr burrow burst bursting
burton burying bushy businesswoman busted bustling butch butte caged cain calculate calculated calculation calm came
cameo camouflaged campaign camped campion campo cannot canoer canon canonical canton canvass canyon caper capping
captaincy captained captaining caramel carbide carbon cared cares carmine carnivores caron carried carries carta
carte cartilage carve carver casement casing caste cate catering cattle cause cayman cease celebration cellular
cemented centered centre centuries certain chai chaired chairing chairman chal chambered chambre champ champaign
championed chandler changing chant chanting chaplain char charged charmed charming chart charted chartered charting
chase chatting cheat cheating check checker checking cheeks cheesy chemists chequers chic chica chico chile chill
chilling chilly chime chin chino choir choked choking chola choosing chopped chops choral christian chuck chute
circled circuits cirrus claim claimant claiming clamp clans clapboard clapping clash clashing clasp classically
classify classy clause clave cleaned clearer clearing cleave cleaved clement clerical clever click clicking clinging
clinical clipping clocking cloister clone cloned close closer closest clot clothed cloudy clout clues clustered
clutches clutter coaching coast cobbled cocker colin collar collecting collective collector colon colonial colorado
coloring colossus coloured come comer comical commanded commander commend commercially commodore commoner commonly
communion commuted commuter companies compares comparison compassion competed competes compiler composer composes
composite compress comptroller compute computed comte concerning concerted concerto concerts conch cond condition
conditional conditioned condom coney confer congo conic connection conner conquered conservatoire conservator
consider constructing constructive constructor contacting contained contains conte continuing contraction controlled
convection convened converged converted converting conveyed cookery cooled cooler cooper cords corey cornea cornered
coroner coronet corral correction cortical cosmic costing costumed cotter cough coughing could coulter counted
countered countering countess counties county coupe coupled couplet coupling cour courteous courtier courting cove
coven covering covert coveted cowling cracker cracking crafting cram crank crap crash crashing crass crater craze
creamy crease created creative creators creep creeping cremated crept crest crick cricketer crook crooked cropping
crore crossbar crosse crosstown crouch crowd crowding crowning crucified cruised cruising crump crusade crushing
crypto cubs curate curation cured curled curse curt curtail curvature curve cyclonic cynical daily damage dance
danced danger dangling daunting dawn dearth deceptive declaration deco decorating decorative decorator decoy
defection defective defence defended defender defensed defensive defer defining deformation deliver delivered deluge
demo denied denoted deportation depressing depth derail derailed deriving deserted designed designer desolation
dessert destroyed destroys destructive detached detain detained detainee detecting detection deter detonation devise
devon dialogue dickie digestion dill dimension dimer dine dinger dingo directing directional directive director
disco displace displayed dissection dive dived divert dividing divine doable doctoral dolly done donor dost doubled
doubling doubly dover dragoon drain draining drank draped draper dread dreamers dreaming dredging dressed drier
drifting drilling dripping driver driving droit drove drown drunk duchy duress dusky dust dusted duty dwelling dyer
dynamics earning earthwork earthy ease eased easier easing easterly eater eclectic edged eighth eighty elan
electrical electrician electron electronic elegance elegantly elementary eleven eleventh emergence emergent enacting
ending endurance engined engineered enhanced enormously entrants enveloped environmental equating erecting eruption
escalator escaped escapees escarpment espresso ester even exacting excavate excavated excavation excerpt exchanged
exclusive expansive expensive explosion express extinguish extinguished factor factored fail failing fair fairly
falconer fame famed fanny fantasia farce farmed farmland farther fastball fathered fauna feathered fenced fencer
fend ferrying fibre fiddler fiddling fielding figured figuring filed filer fille filling filming filth find fined
finished finisher finishing fired firefight firehouse firewall firing fishy fits fixing flack flagging flair flak
flake flamenco flank flanking flapping flare flash flashing fleet fleeting fleming fleshy fling flirting float flood
flooding flooring flor flour flowed flowery fluff fluke flurry flush flushing fluted follower foothill footy forage
forced fore forecast foreman foremost foresight forested forester forestry foreword forged forget forgo former
formulae formulaic formulate forte forth fortunate forty forum founders fracturing frail framing freed frees freeze
friary friend fright frighten fringe front fronted fronting frontman froze fully funerary fury futurist gain gallic
gallon gambling gameplay gamer gant gaol gasses gated gauge gave gaze gazing geek gene generals generated generation
generative genome genre germain germaine germane germanic gland glazing glebe glide gloss glossary glover godmother
goody googling grabbing grabs grace grad grade grading grainy grams gran grande grant granting graph graphite grasp
grasping grate grating gravel gravy graze greed greet grenadier grime grin grind grinding groin grooming groove
gross grossing grounding grouping growing grown grueling guerilla guiding gully halal hammered hamper handheld
handing handled handler handling handy hanged hangover hanuman hardy harem harry hart hatched hatcher hatchery
hatching hath hating haunting header heading headline headstrong healed healer heals healthy hear heard hearing
hearty heat heated heath heather heating hello helmed hence heralded heraldry hern heroin hickey hiding highlighted
hilly hinged hinting hiring hitch hoard holden holly homer homme hone honed honky honorable honoring hooked hooker
hooper hooves hopper hopping horde horner horny horst hose hostel hotly hounding housed hove humane humankind hunger
hunted hurley hurting hutch hydro inaction inception incline inclined induction industrially industries infanta
infante infantry infect infection inflection ingestion inject injecting injunction inland insert insertion inset
insider inspect inspected inspection instigator intention intractable intro invented invention inventory investigate
investigated investigation investor irony islander jacky jean jeweller joke joked jolly juicy karma karst katakana
kernel killed kinds kitchener knighted kola labourer lace lager lama lamina lancer lancet landed landes landscaped
landslide lane langer larger largo larvae larval later latter lauder laughter launch launched launches launching
layer laying leading leaking leaky learning leary leases leasing leathery leave leaving lectionary ledge legation
leger lender lettered lettre levee liber licht lien lighted lighten lightest lighting ligne liked likeness liking
limbo linden linear lined ling linger linker linking linn lino liter literary litter liver loader loaned locating
locked locker locking lockout locomotion locus lodged logged logos loner longer looming looping looting lordship
loser lots louie loved lovely lover loving lowly luck lumbar luna luncheon luster lynch machinery madden madge madre
magi magically magister magnetism magneto magnified magnus maha maintain major maker making mali mallee mama mamma
mandating manet manga mania manic manna mano manse mantra mantua manus marae marbled marge margin marginal maria
marina mariner marked marketed marketer marketing marry marrying marsh martial martin masking masque massively
mastered mastering mastery matching mate mater materially materiel maternal matt matter mattie maturing maya mayor
maze meal meant measured meath mecca mechanically mechanism medallist media mediaeval medial mediating medicaid
medically medicare medicinal meditation meditative meer meeting melton memories memorize mental menus mercy mere
messy meta metabolic metrical metro meuse microscopic microscopy might militancy militant militar militarily milky
mille millet milling minas minds mined minister minster minting mirrored missy mister mitre mixed mixes mixing
mobilize modal mode modem moderne modulate modulo mommy monarchy monastery monitored mono monolithic monsieur month
monty monumental moor mora moral morel moron morse mortal mortuary moses motel motile motte mound mounting mourning
mouth moved movement mullet munster muse musicale muster naive named narrowed narrower narrowly nasal natal natively
navel needless negative neither netting neve newer nicer niche nicht niece noblewoman noel noise nose nursed
objected oliver olympiad oriented ornamental ornamented other ouster outer outlawed overblown overt overthrown
packaged packet packing paddock pain painter palate palatine paler palmetto pane pant pantheon pape parabola
parachuted parenting parity parkin parlance parlement parry parse parsing parson parti parting partly partridge
partying paste pasted patchwork patchy pate patented pater patron pats patten patterned patty paying peace peasantry
pease pedal penal penchant pennant perch perished permian persona personally petar petrel petter petty pheasant
phoned phony photograph photography photon phrasing physical physicist piazza picked picker pickled picky pictured
pierce piers pilar pilasters piled pinky pinning pinot pinto pioneered piper pirated piston pitch pitched pitches
pitted place placer placing plagued plan planning planter planting plaque plastered plat plated plating platter
played pleading pleas pleasant pleased pleasing pleasure plotted plotters ploy plumb plume plummer plump plunder
plunge plunged plunging plus point pointe pointer poisoned poisson poke poked poking policies policing policy polis
polite polk polls polly polo polyhedra polyhedron poplar popper poppy porch pores ported porter portion portrays
posed posey posit position posse possible postal posted posting potable potter potts pound pounding powder
powerfully practical practiced practise practised praising prank prayer preach prentice presence presented presenter
presently preset president pressured prevent price priestly princely principe print printed printing prisoner
proactive prob probable processor prodding profane professed profession profiling projected projection projects
prone propelled prose prosecutor prospector prost protector proto provable prove province psalm published puffery
pulls pulsed punching puncture punished punter punts puppetry pure purge pursue puzzled pyramidal quarto queer quell
questioned questioner quilt rabbi raced racer racked radiated radiation radii ragged raging raiding rained raining
rainy raise raising rallying rambling rampant rance ranches ranching range ranged rani raping rapper rarer rating
ratio rave ravel reaching reacting reaction reader reads realtor reappear recalling receding reciting recorded
rector recuse redding reed reeder reedy reeks reels rees reformer refrigerated refrigeration refuge refused refute
refuting regains regard regarding reins relating relaxing relaying reliever relisting reloading remain remained
remarking reminder remotely remove renaming rendered renting repairing reporter reposting reprieve rescuing resent
residing resisting resolved resolves resorting respiration respiratory rested restoring resulting resuming retailing
retains retiring retrieval retrieve retrieved reuse revolted revolve revolved rewarded rewarding reword reworded
rhine rife rifled riggs ringer risen rising ritter river roaming roasting robber rocked rodman roger rolled rollover
roma romano roost root roper roque rosary roster rotation rotting rouge rounding rouse rove rowan rower rubbed rubin
rugged ruining rule ruled runs rushed sable sacked sacrificing sade safely safer sage sake sale salon saloon sample
sampling sanction sandwiched sant santo sauce saved sayed scala scaled scalp scaly scandal scanner scanning scar
scare scared scattered scent scheming schooled schooling schooner score scots scouting scrap scraping scratches
screening screwing scripted scrub scull scuttled seabed seam seaman sean searched sears seashore seated seater
secrete secreted secretion secretly sectional securely securing sediment sedition seduction seed seeing seen
segmental segmented seine selection self sell semen seraphim serge sergeant serif serine served serviced setter
setting settle settling sever severely severing severity shade shaded shaken shaker shaky shale shall shallow shalt
shame shank shape share shared shave shaved shawn shea shear shearing sheen sheer sheet sheeting shelly sheltered
shielded shift shifting shilling shin shine shir shire shit shiva shock shocking shone shoot shore shortage
shortening shorter shortest shorty shot shout shove shoved showman showroom shows showy shred shrike shrink
shrinking shuffled shunt shunting shuttered shutting sick sickly sieve sighting signaled signing silence silky
silvery simpler simplest simplex simply sine sing single singling sinking sire sired sitar sited sith siting
situation sized skateboarder skated skater skill skilled skimming skink skipping skirt skirting skits slack slade
slang slapping slate sleep sliced slick slid slider slim slipping slit slot slotted sluice slump smack smear smell
smelling smelter smelting smit smoked smoker smokey smoky smoothed smoother smoothing smoothly snapping snatched
sneak snell snide snider snipe snowboarder sober socking socks solder soli solver sonny soot soothing sore sort
sortable sounding sowing spaced spain spamming span spanned spanning spar spare spark spate spawned spawning speak
speaking specially specialty spectacle spectral spectre sped speeding speedy speer spelt spend spending spice spiced
spicer spicy spiker spill spilling spine spinner spiny spire spirited spit spite spitting splice splitting spoil
spoke spore sport sported sporting spotlight spotting spout spreading spring springer springing sprinter squad
squared squarely squire stabbing stacking stade staffed staffing staged stain staining stair stake stale stalking
stalling stamp stamping standish staple stare staring stark starlight starling starr starring start starting
starving state stationed stature status statuses statute stave stead steal stealing steamers steaming steamship
steed steen steep steer stele stem stemming sten stepson sterling stern steroid steven sticking sticky stiff still
sting stinging stink stint stipe stirring stitch stock stocky stoke stole stomp stoned stoner stoney stony stood
stoppage stopping stored storey storing storming stormy story strained strand stranded strang strangely stranger
strangled strapped stray streak stream streaming stretched stretcher stride strident strife strike strikers striking
stringed stringer stripped stripper stripping strive striving stroll strong stronger strove strung stuck stuff stun
stung stunning sturdy sturgeon sturt styled sucked suction suing suitable suite sultana summarise summarize sunk
superb supper supports surfaced swain swam swami swampy swamy swap swapping swear swearing sweat sweating sweep
sweeping sweeter swell swept swinging swirling switched swore sworn swung tabla tabled tabletop tackling tailed tain
taken taker taking tale taller tally tallying tampered tanner taped tara targeted taro tart tattooed teach teahouse
teenage teenaged telephony telescopic telethon tell template tenet tenth terminally terminate terminated termination
terminus tester tethered thank thanking thatcher theatre thee there thicker thing think thinning thorn thorough
thorp those though thrash threaten threw thriving thrown tick ticket tides tied tier tilde tiller tilly tilted
timbre timed timer times tinker tipped tired tires title titled toile toll tones tong tonga tonic tons topic topical
topper torah tori torque tortured touch tout towed towel toxin tracer tracing track tracker tracking traction trade
traded trail trailer trailing trait traitor tramp transformer transparency transparently transponder transport
transported trapping traveled traveler treasured treasurer treat treating trending trial tribe tribunal trick
trickery tricking trill triumphant triumphed triumphs trolling tron trot trotter trough truce trumpeter trusting
tryout tuck tucker twain twinning twisted twitter unfit uniformed uniformly unite unity universality upgraded vail
valiant valse vantage variance veiled venerable venous venting vents venue veritable vesicles vets victoria
victories vier villa violent viral vital volcanism vowel wading wafer wager waging waist waite waiter waking walla
wally wandering waned waning wanting waring washed washes wasting watchdog waterfowl waterline waterway weaponry
weathering weaving weeks weigh weighted weighting weir welding westerly whaler what wheeled wheeling whenever
wherever whistler whit whitey whiting wholly whore whose wich wicked wicket widen wider width wield wiener wight
winch windy winger wintering withdrew wooded woody woollen word wording worked workhouse worrying worship worthing
would wrap wrapper wrath wrestle wrestled wretched wright writ write zorb
`;
