#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using Meshwright;
using Meshwright.Meaning;
using Xunit;

namespace Meshwright.Tests
{
    /// <summary>
    /// Models that the steps of the command line made, with what their reports say. MESHWRIGHT_UNITY_MODELS names a folder that
    /// has them; without it `make-models.mjs` writes them for this run.
    /// </summary>
    public sealed class MeaningModels : IDisposable
    {
        private readonly bool _isOwn;

        public MeaningModels()
        {
            var given = Environment.GetEnvironmentVariable("MESHWRIGHT_UNITY_MODELS");
            _isOwn = string.IsNullOrEmpty(given);
            Folder = _isOwn ? Directory.CreateTempSubdirectory("meshwright-unity-").FullName : given!;
            if (_isOwn)
                Make(Folder);
            Expected = Json.ReadObject(File.ReadAllText(Path.Combine(Folder, "expected.json")))!;
        }

        public string Folder { get; }

        public JsonObject Expected { get; }

        public byte[] Glb(string name)
        {
            return File.ReadAllBytes(Path.Combine(Folder, name + ".glb"));
        }

        public ModelMeaning Of(string name)
        {
            return ModelMeaning.Of(Glb(name));
        }

        public string Text(string name)
        {
            return File.ReadAllText(Path.Combine(Folder, name));
        }

        public void Dispose()
        {
            if (_isOwn)
                Directory.Delete(Folder, true);
        }

        private static void Make(string folder)
        {
            var script = Path.Combine("plugins", "unity", "tests", "make-models.mjs");
            var root = new DirectoryInfo(AppContext.BaseDirectory);
            while (!File.Exists(Path.Combine(root!.FullName, script)))
                root = root.Parent;
            var start = new ProcessStartInfo("node") { WorkingDirectory = root.FullName, RedirectStandardError = true };
            start.ArgumentList.Add(script);
            start.ArgumentList.Add(folder);
            using var process = Process.Start(start)!;
            var errors = process.StandardError.ReadToEnd();
            process.WaitForExit();
            Assert.True(process.ExitCode == 0, errors);
        }
    }

    public sealed class MeaningTests : IClassFixture<MeaningModels>
    {
        private readonly MeaningModels _models;

        public MeaningTests(MeaningModels models)
        {
            _models = models;
        }

        [Fact]
        public void A_box_is_a_box_collider_with_its_centre_and_size()
        {
            var collider = Assert.Single(_models.Of("knot-box").Colliders);
            Assert.Equal("knot_Collider_box", collider.Node);
            Assert.Equal(ColliderShape.Box, collider.Shape);
            Assert.False(collider.NeedsChild);
            Close(new Point(0, 0.3, 0), collider.Center);
            Close(new Point(0.57668, 0.6, 0.24074), collider.Size, 1e-4);
        }

        [Theory]
        [InlineData("knot")]
        [InlineData("cone")]
        [InlineData("keycap")]
        public void A_box_has_the_corners_of_the_report_with_x_reversed(string model)
        {
            var (reported, colliders) = Both(model + "-box");
            for (var index = 0; index < reported.Count; index++)
            {
                var (facts, collider) = (reported[index], colliders[index]);
                var center = Axes.PointOf(facts.List("center"))!.Value;
                var half = Axes.PointOf(facts.List("half"))!.Value;
                var axes = facts.List("axes").Select(axis => Axes.PointOf((List<object?>)axis!)!.Value).ToArray();
                foreach (var signs in Corners())
                {
                    var corner = center.Plus(axes[0].Times(half.X * signs.X)).Plus(axes[1].Times(half.Y * signs.Y)).Plus(axes[2].Times(half.Z * signs.Z));
                    var wanted = new Point(-corner.X, corner.Y, corner.Z);
                    var nearest = Corners()
                        .Select(each => collider.Rotation.Of(new Point(collider.Size.X / 2 * each.X, collider.Size.Y / 2 * each.Y, collider.Size.Z / 2 * each.Z)).Plus(collider.Center))
                        .Min(each => each.Minus(wanted).Length);
                    Assert.InRange(nearest, 0, 1e-5);
                }
            }
        }

        [Fact]
        public void A_turned_box_goes_to_a_child_and_others_do_not()
        {
            Assert.All(_models.Of("knot-box").Colliders, each => Assert.False(each.NeedsChild));
            var turned = new[] { "cone", "keycap" }.SelectMany(model => _models.Of(model + "-box").Colliders).Count(each => each.NeedsChild);
            Assert.True(turned > 0, "no sample has a turned box");
        }

        [Theory]
        [InlineData("knot")]
        [InlineData("cone")]
        [InlineData("keycap")]
        public void A_sphere_and_a_capsule_have_the_measures_of_the_report(string model)
        {
            var (spheres, sphereColliders) = Both(model + "-sphere");
            for (var index = 0; index < spheres.Count; index++)
            {
                var center = Axes.PointOf(spheres[index].List("center"))!.Value;
                Close(new Point(-center.X, center.Y, center.Z), sphereColliders[index].Center);
                Assert.Equal(spheres[index].Number("radius")!.Value, sphereColliders[index].Radius, 1e-6);
            }
            var (capsules, capsuleColliders) = Both(model + "-capsule");
            for (var index = 0; index < capsules.Count; index++)
            {
                var collider = capsuleColliders[index];
                var ends = new[] { "start", "end" }.Select(end => Axes.PointOf(capsules[index].List(end))!.Value).Select(end => new Point(-end.X, end.Y, end.Z)).ToArray();
                Assert.Equal(ends[0].Minus(ends[1]).Length + 2 * capsules[index].Number("radius")!.Value, collider.Height, 1e-6);
                var axis = collider.NeedsChild ? new Point(0, 1, 0) : new Point(collider.Direction == 0 ? 1 : 0, collider.Direction == 1 ? 1 : 0, collider.Direction == 2 ? 1 : 0);
                var reach = collider.Rotation.Of(axis).Times(collider.Height / 2 - collider.Radius);
                var found = new[] { collider.Center.Minus(reach), collider.Center.Plus(reach) };
                Assert.All(ends, end => Assert.InRange(found.Min(each => each.Minus(end).Length), 0, 1e-5));
            }
        }

        [Theory]
        [InlineData("knot-hull", 1)]
        [InlineData("knot-for-unreal", 1)]
        [InlineData("knot-for-godot", 1)]
        public void A_hull_is_a_convex_mesh_whatever_engine_it_was_named_for(string model, int count)
        {
            var meaning = _models.Of(model);
            Assert.Equal(count, meaning.Colliders.Count);
            Assert.All(meaning.Colliders, each => Assert.Equal(ColliderShape.Convex, each.Shape));
            Assert.Empty(meaning.Notes);
        }

        [Fact]
        public void Hulls_are_one_convex_mesh_each()
        {
            var (reported, colliders) = Both("knot-hulls");
            Assert.InRange(reported.Count, 2, 8);
            Assert.All(colliders, each => Assert.Equal(ColliderShape.Convex, each.Shape));
        }

        [Fact]
        public void A_hull_beyond_the_limit_of_the_engine_is_said()
        {
            var notes = new List<string>();
            var extras = Json.ReadObject("{\"collider\":{\"shape\":\"hull\",\"vertices\":255,\"triangles\":506}}");
            Assert.NotNull(ColliderMeaning.Of("rock_Collider_hull", extras, notes));
            Assert.Contains("mostVertices 128", Assert.Single(notes));
        }

        [Theory]
        [InlineData("{\"shape\":\"box\",\"center\":[0,0],\"half\":[1,1,1],\"axes\":[]}")]
        [InlineData("{\"shape\":\"sphere\",\"center\":[0,0,0],\"radius\":0}")]
        [InlineData("{\"shape\":\"cylinder\"}")]
        public void Facts_that_make_no_shape_are_said_and_make_no_collider(string facts)
        {
            var notes = new List<string>();
            Assert.Null(ColliderMeaning.Of("odd", Json.ReadObject("{\"collider\":" + facts + "}"), notes));
            Assert.Single(notes);
        }

        [Theory]
        [InlineData("knot")]
        [InlineData("cone")]
        [InlineData("keycap")]
        public void Shapes_measured_on_their_mesh_equal_those_of_the_facts(string model)
        {
            foreach (var shape in new[] { "box", "sphere", "capsule" })
            {
                var bytes = _models.Glb($"{model}-{shape}");
                var file = GlbFile.Read(bytes);
                foreach (var known in ModelMeaning.Of(bytes).Colliders)
                {
                    var measured = ColliderMeaning.OfName(known.Node)!;
                    Assert.True(measured.IsUnmeasured);
                    Assert.True(ColliderFit.Measure(measured, PointsOf(file, known.Index)));
                    Close(known.Center, measured.Center, 1e-4);
                    Assert.Equal(known.Radius, measured.Radius, 1e-4);
                    Assert.Equal(known.Height, measured.Height, 1e-4);
                    Assert.Equal(known.Size.X * known.Size.Y * known.Size.Z, measured.Size.X * measured.Size.Y * measured.Size.Z, 1e-5);
                }
            }
        }

        [Theory]
        [InlineData("chest_Collider_box", ColliderShape.Box)]
        [InlineData("chest_Collider_hull_03", ColliderShape.Convex)]
        [InlineData("UCP_knight_00", ColliderShape.Capsule)]
        [InlineData("USP_ball_00", ColliderShape.Sphere)]
        [InlineData("house-colonly", ColliderShape.Triangles)]
        public void A_name_alone_says_the_shape(string name, ColliderShape shape)
        {
            Assert.Equal(shape, ColliderMeaning.OfName(name)!.Shape);
        }

        [Theory]
        [InlineData("chest")]
        [InlineData("Collider_box_lid")]
        [InlineData("house-col")]
        public void Other_names_are_no_colliders(string name)
        {
            Assert.Null(ColliderMeaning.OfName(name));
        }

        [Fact]
        public void Levels_of_detail_are_one_group_with_the_heights_of_the_report()
        {
            var group = Assert.Single(_models.Of("knot-levels").Lods);
            Assert.Equal(-1, group.Parent);
            Assert.Equal(new[] { "knot_LOD0", "knot_LOD1", "knot_LOD2" }, group.Levels.Select(level => Assert.Single(level.Nodes).Name));
            var reported = _models.Expected.Child("knot-levels")!.List("coverage").Cast<double>().ToArray();
            Assert.Equal(3, reported.Length);
            for (var level = 0; level < 3; level++)
                Assert.Equal(Math.Min(reported[level], 0.99), group.Levels[level].Height, 1e-2);
            Assert.Equal(0, group.Levels[2].Height);
        }

        [Fact]
        public void Heights_fall_from_level_to_level()
        {
            foreach (var name in new[] { "knot-levels", "knot-levels-and-box" })
            {
                var heights = _models.Of(name).Lods.Single().Levels.Select(level => level.Height).ToArray();
                Assert.True(heights[0] < 1);
                for (var level = 1; level < heights.Length; level++)
                    Assert.True(heights[level] < heights[level - 1]);
            }
        }

        [Fact]
        public void Names_below_one_parent_share_a_group_and_the_coarsest_stays()
        {
            var nodes = new[] { "lid_LOD0", "lid_LOD1", "box", "box_LOD1", "box_LOD2", "key_LOD0" }.Select((name, index) => new NamedNode { Index = index, Name = name, Parent = 9, ParentName = "chest" }).ToList();
            var group = Assert.Single(LodMeaning.Find(nodes));
            Assert.Equal("chest", group.ParentName);
            string[] Names(int level) => group.Levels[level].Nodes.Select(node => node.Name).ToArray();
            Assert.Equal(new[] { "lid_LOD0", "box" }, Names(0));
            Assert.Equal(new[] { "lid_LOD1", "box_LOD1" }, Names(1));
            Assert.Equal(new[] { "lid_LOD1", "box_LOD2" }, Names(2));
            Assert.Equal(new[] { 0.5, 0.25, 0.0 }, group.Levels.Select(level => level.Height));
        }

        [Fact]
        public void Second_coordinates_are_for_light_when_no_material_shows_them()
        {
            Assert.Equal("knot", Assert.Single(_models.Of("knot-lit").Lightmapped).Name);
            Assert.Empty(_models.Of("knot-levels").Lightmapped);
            Assert.Empty(_models.Of("knot-box").Lightmapped);
        }

        [Fact]
        public void Loops_are_those_that_our_own_reader_finds()
        {
            var (count, loops) = (0, 0);
            foreach (var member in _models.Expected)
            {
                var wanted = ((JsonObject)member.Value!).Objects("clips").ToList();
                if (wanted.Count == 0)
                    continue;
                var found = _models.Of(member.Key).Clips;
                Assert.Equal(wanted.Count, found.Count);
                foreach (var (clip, expected) in found.Zip(wanted))
                {
                    Assert.Equal(expected.Text("name"), clip.Name);
                    if (clip.Score == null)
                        continue;
                    Assert.Equal(expected.Number("score")!.Value, clip.Score.Value, 1e-3);
                    Assert.Equal(expected.Flag("loop") && clip.Seconds > 0, clip.Loop);
                    count++;
                    loops += clip.Loop ? 1 : 0;
                }
            }
            Assert.InRange(count, 6, 1000);
            Assert.InRange(loops, 1, count - 1);
        }

        [Theory]
        [InlineData("Walking", true)]
        [InlineData("Running_Loop", true)]
        [InlineData("Idle_3", true)]
        [InlineData("Jump", false)]
        [InlineData("Prune", false)]
        public void The_name_decides_when_the_keys_are_packed(string name, bool loops)
        {
            Assert.Equal(loops, ClipMeaning.HasLoopingName(name));
        }

        [Fact]
        public void Packed_keys_leave_the_score_open()
        {
            Assert.All(_models.Of("files/meshopt").Clips, clip => Assert.Null(clip.Score));
            Assert.NotEmpty(_models.Of("files/meshopt").Clips);
        }

        [Theory]
        [InlineData("handslot.r", "hand.right")]
        [InlineData("Socket_Muzzle", "muzzle")]
        [InlineData("SocketHandL", "hand.left")]
        [InlineData("weapon_l", "hand.left")]
        [InlineData("Socket_hip.left", "hip.left")]
        [InlineData("Hand_R", null)]
        [InlineData("socket", null)]
        public void Names_of_sockets_are_those_of_our_own_reader(string node, string? socket)
        {
            Assert.Equal(socket, SocketMeaning.NameOf(node));
        }

        [Fact]
        public void The_bone_file_has_the_sockets_of_the_rig_below_joints_of_the_model()
        {
            var file = HumanoidFile.Read(_models.Text("body.humanoid.json"));
            var names = GlbFile.Read(_models.Glb("body"));
            Assert.Equal(_models.Expected.Child("body")!.Texts("sockets"), file.Sockets.Select(socket => socket.Name));
            var joints = Enumerable.Range(0, names.Nodes.Count).Select(names.NameOf).ToList();
            Assert.All(file.Sockets, socket => Assert.Contains(socket.Parent, joints));
            Assert.All(file.Sockets, socket => Assert.Equal(socket.Name, SocketMeaning.NameOf(socket.ObjectName)));
        }

        [Fact]
        public void A_prop_has_its_grip_with_x_reversed()
        {
            var grip = Assert.Single(_models.Of("sword").Sockets);
            Assert.Equal("grip", grip.Name);
            Assert.False(grip.IsThere);
            var ours = GlbFile.Read(_models.Glb("sword")).Json.Child("asset")!.Child("extras")!.Child("meshwright")!.Child("grip")!;
            var position = Axes.PointOf(ours.List("position"))!.Value;
            Close(new Point(-position.X, position.Y, position.Z), grip.Position);
        }

        [Fact]
        public void The_skeleton_of_an_avatar_has_every_transform_with_the_pose_of_the_bone_file()
        {
            var file = HumanoidFile.Read(_models.Text("body.humanoid.json"));
            var model = ModelTree("body");
            Assert.Empty(file.Missing(model));
            var skeleton = file.Complete(model);
            Assert.Equal(model.Select(node => node.Name), skeleton.Select(node => node.Name));
            // The arms of the model hang 40 degrees; those of the avatar are level.
            Assert.InRange(Across(skeleton, "upperarm_l", "hand_l").Y, -0.01, 0.01);
            Assert.InRange(Across(model, "upperarm_l", "hand_l").Y, -1, -0.1);
            // The left of a body that faces +z is -x in Unity.
            Assert.InRange(Across(skeleton, "upperarm_r", "upperarm_l").X, -1, -0.1);
        }

        [Fact]
        public void A_body_that_faces_away_is_turned_for_its_avatar()
        {
            var file = HumanoidFile.Read(_models.Text("body-turned.humanoid.json"));
            var model = ModelTree("body-turned");
            Assert.InRange(Across(model, "upperarm_r", "upperarm_l").X, 0.1, 1);
            Assert.InRange(Across(file.Complete(model), "upperarm_r", "upperarm_l").X, -1, -0.1);
        }

        [Fact]
        public void A_joint_that_is_missing_is_named()
        {
            var file = HumanoidFile.Read(_models.Text("body.humanoid.json"));
            var model = ModelTree("body").Where(node => node.Name != "hand_l").ToList();
            Assert.Equal(new[] { "hand_l" }, file.Missing(model));
        }

        [Theory]
        [InlineData("{}", "no bone file")]
        [InlineData("not json", "no bone file")]
        [InlineData("{\"format\":\"meshwright-unity-humanoid\",\"version\":2}", "another version")]
        public void Other_bone_files_are_refused(string text, string why)
        {
            Assert.Contains(why, Assert.Throws<FormatException>(() => HumanoidFile.Read(text)).Message);
        }

        [Fact]
        public void Labels_say_the_origin()
        {
            var sidecar = Json.ReadObject("{\"provenance\":{\"task\":\"text-to-3d:018a210d-8ba4@meshwright.localhost\"}}");
            Assert.Equal(new[] { "meshwright", "meshwright-text-to-3d", "meshwright-text-to-3d-018a210d-8ba4" }, AssetLabels.Of(null, sidecar, false));
            var created = Json.ReadObject("{\"tasks\":[{\"ref\":\"remesh:1@h\"},{\"ref\":\"remesh:2@h\"}],\"standIn\":\"said\"}");
            Assert.Equal(new[] { "meshwright", "meshwright-stand-in", "meshwright-remesh", "meshwright-remesh-1", "meshwright-remesh-2" }, AssetLabels.Of(null, created, false));
            Assert.Contains(AssetLabels.StandIn, AssetLabels.Of(_models.Of("knot-stand-in").Ours, null, false));
            Assert.Equal(new[] { "hero", "meshwright" }, AssetLabels.Merge(new[] { "hero" }, new[] { "meshwright" }));
        }

        [Theory]
        [InlineData("knot-levels", true)]
        [InlineData("knot-hull", true)]
        [InlineData("knot-stand-in", true)]
        [InlineData("files/character", false)]
        [InlineData("files/animated-root", false)]
        public void Files_of_others_are_left_alone(string model, bool isOurs)
        {
            Assert.Equal(isOurs, _models.Of(model).IsOurs);
        }

        [Fact]
        public void No_file_breaks_the_reader()
        {
            var (read, refused) = (0, 0);
            foreach (var path in Directory.GetFiles(Path.Combine(_models.Folder, "files"), "*.glb"))
            {
                try
                {
                    ModelMeaning.Of(File.ReadAllBytes(path));
                    read++;
                }
                catch (FormatException)
                {
                    refused++;
                }
            }
            Assert.InRange(read, 30, 1000);
            Assert.InRange(refused, 5, 1000);
        }

        [Fact]
        public void No_cut_or_flipped_byte_breaks_the_reader()
        {
            var whole = _models.Glb("knot-levels-and-box");
            var random = new Random(20261120);
            for (var turn = 0; turn < 400; turn++)
            {
                var bytes = turn % 2 == 0 ? whole.AsSpan(0, random.Next(whole.Length)).ToArray() : (byte[])whole.Clone();
                for (var flip = 0; flip < 8 && bytes.Length > 0; flip++)
                    bytes[random.Next(Math.Min(bytes.Length, 4000))] = (byte)random.Next(256);
                try
                {
                    ModelMeaning.Of(bytes);
                }
                catch (FormatException) { }
            }
        }

        private (List<JsonObject>, List<ColliderMeaning>) Both(string model)
        {
            var reported = _models.Expected.Child(model)!.Objects("colliders").ToList();
            var colliders = _models.Of(model).Colliders;
            Assert.NotEmpty(reported);
            Assert.Equal(reported.Select(facts => facts.Text("name")), colliders.Select(collider => collider.Node));
            return (reported, colliders);
        }

        private static IEnumerable<Point> Corners()
        {
            foreach (var x in new[] { -1, 1 })
            foreach (var y in new[] { -1, 1 })
            foreach (var z in new[] { -1, 1 })
                yield return new Point(x, y, z);
        }

        private static List<Point> PointsOf(GlbFile file, int node)
        {
            var mesh = file.Entry("meshes", file.Nodes[node], "mesh")!;
            var attributes = mesh.Objects("primitives").Single().Child("attributes")!;
            var numbers = file.NumbersOf(file.Entry("accessors", attributes, "POSITION"))!;
            return Enumerable.Range(0, numbers.Length / 3).Select(at => Axes.ToUnity(new Point(numbers[at * 3], numbers[at * 3 + 1], numbers[at * 3 + 2]))).ToList();
        }

        /// <summary>The transforms that an importer makes of a file: the root, then parents before children.</summary>
        private List<SkeletonNode> ModelTree(string model)
        {
            var file = GlbFile.Read(_models.Glb(model));
            var tree = new List<SkeletonNode> { new SkeletonNode { Name = model } };
            var places = new Dictionary<int, int>();
            void Visit(int node, int parent)
            {
                var json = file.Nodes[node];
                places[node] = tree.Count;
                tree.Add(
                    new SkeletonNode
                    {
                        Name = file.NameOf(node),
                        Parent = parent,
                        Position = Axes.ToUnity(Axes.PointOf(json.List("translation")) ?? default),
                        Rotation = Axes.ToUnity(Axes.TurnOf(json.List("rotation")) ?? Turn.None),
                    }
                );
                foreach (var child in GlbFile.Indices(json.List("children"), file.Nodes.Count))
                    Visit(child, places[node]);
            }
            for (var node = 0; node < file.Nodes.Count; node++)
            {
                if (file.ParentOf(node) < 0)
                    Visit(node, 0);
            }
            return tree;
        }

        private static Point Across(List<SkeletonNode> tree, string from, string to)
        {
            Point Place(string name)
            {
                var point = default(Point);
                for (var node = tree.Find(each => each.Name == name); node != null; node = node.Parent < 0 ? null : tree[node.Parent])
                    point = node.Rotation.Of(point).Plus(node.Position);
                return point;
            }
            return Place(to).Minus(Place(from));
        }

        private static void Close(Point wanted, Point found, double within = 1e-5)
        {
            Assert.True(wanted.Minus(found).Length <= within, $"{found} is not {wanted}");
        }
    }
}
