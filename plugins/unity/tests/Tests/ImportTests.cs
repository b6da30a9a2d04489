#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using GLTFast;
using Meshwright.Editor.Import;
using Meshwright.Meaning;
using UnityEditor;
using UnityEngine;
using Xunit;
using Object = UnityEngine.Object;

namespace Meshwright.Tests
{
    /// <summary>
    /// The thin part over Unity, called as Unity calls it: by the names of the messages. The hierarchies are those that
    /// importers make of the files; the stubs keep what the code does with them.
    /// </summary>
    public sealed class ImportTests : IClassFixture<MeaningModels>, IDisposable
    {
        private readonly MeaningModels _models;
        private readonly string _folder = Directory.CreateTempSubdirectory("meshwright-import-").FullName;

        public ImportTests(MeaningModels models)
        {
            _models = models;
            AssetDatabase.Assets.Clear();
            AssetDatabase.Labels.Clear();
            AssetImporter.Importers.Clear();
            Debug.Warnings.Clear();
        }

        public void Dispose()
        {
            Directory.Delete(_folder, true);
        }

        [Theory]
        [InlineData("knot-box", typeof(BoxCollider))]
        [InlineData("knot-sphere", typeof(SphereCollider))]
        [InlineData("knot-capsule", typeof(CapsuleCollider))]
        [InlineData("knot-hull", typeof(MeshCollider))]
        public void A_glb_gets_its_collider_while_glTFast_makes_it_and_the_mesh_is_hidden(string model, Type collider)
        {
            var root = ImportGlb(Put(model, "glb"));
            var node = All(root).Single(each => each.name.Contains("_Collider_", StringComparison.Ordinal));
            Assert.IsType(collider, node.GetComponent<Collider>());
            Assert.Null(node.GetComponent<MeshRenderer>());
            Assert.NotNull(All(root).Single(each => each.name == "knot").GetComponent<MeshRenderer>());
            if (node.GetComponent<MeshCollider>() is MeshCollider mesh)
                Assert.True(mesh.convex && mesh.sharedMesh != null);
        }

        [Fact]
        public void A_turned_box_is_on_a_child()
        {
            var root = ImportGlb(Put("cone-box", "glb"));
            var box = All(root).Select(each => each.GetComponent<BoxCollider>()).Single(each => each != null)!;
            Assert.EndsWith("_turned", box.name, StringComparison.Ordinal);
            Assert.Equal(default, box.center);
        }

        [Fact]
        public void Levels_get_a_group_with_falling_heights()
        {
            var root = ImportGlb(Put("knot-levels", "glb"));
            var levels = root.GetComponent<LODGroup>()!.GetLODs();
            Assert.Equal(3, levels.Length);
            Assert.All(levels, level => Assert.Single(level.renderers));
        }

        [Fact]
        public void A_lightmap_makes_the_renderer_static_for_light()
        {
            var root = ImportGlb(Put("knot-lit", "glb"));
            var node = All(root).Single(each => each.name == "knot");
            Assert.Equal(ReceiveGI.Lightmaps, node.GetComponent<MeshRenderer>()!.receiveGI);
            Assert.Equal(StaticEditorFlags.ContributeGI, GameObjectUtility.GetStaticEditorFlags(node.gameObject));
        }

        [Fact]
        public void A_prop_gets_its_grip_and_a_rig_its_sockets_once()
        {
            var sword = ImportGlb(Put("sword", "glb"));
            Assert.NotNull(sword.Find("Socket_grip"));
            var path = Put("body", "glb");
            PutBones(path, "body");
            var body = ImportGlb(path);
            var socket = All(body).Single(each => each.name == "Socket_hand.right");
            Assert.Equal("hand_r", socket.parent!.name);
        }

        [Fact]
        public void A_file_of_others_and_a_load_of_a_running_game_stay_as_they_are()
        {
            var other = ImportGlb(Put("files/animated-root", "glb"));
            Assert.DoesNotContain(All(other), each => each.GetComponent<Collider>() != null || each.GetComponent<LODGroup>() != null);
            Message(null, "OnPostprocessAllAssets", Array.Empty<string>(), Array.Empty<string>(), Array.Empty<string>(), Array.Empty<string>());
            var game = Instantiated(Put("knot-box", "glb"));
            Assert.DoesNotContain(All(game), each => each.GetComponent<Collider>() != null);
        }

        [Fact]
        public void A_broken_glb_is_said_and_left_out()
        {
            var path = Path.Combine(_folder, "broken.glb");
            File.WriteAllBytes(path, new byte[40]);
            Message(new ModelPostprocessor { assetPath = path }, "OnPreprocessAsset");
            Message(null, "OnPostprocessAllAssets", new[] { path }, Array.Empty<string>(), Array.Empty<string>(), Array.Empty<string>());
            Assert.Contains(Debug.Warnings, each => each.Contains("no GLB", StringComparison.Ordinal));
        }

        [Theory]
        [InlineData("knot", "box")]
        [InlineData("cone", "box")]
        [InlineData("cone", "capsule")]
        [InlineData("keycap", "sphere")]
        public void An_fbx_gets_by_its_names_what_the_glb_gets_by_its_facts(string model, string shape)
        {
            var glb = ImportGlb(Put($"{model}-{shape}", "glb"));
            var fbx = Hierarchy($"{model}-{shape}");
            Message(new ModelPostprocessor { assetPath = Path.Combine(_folder, "alone.fbx") }, "OnPostprocessModel", fbx.gameObject);
            double Size(Transform root) => All(root).Sum(each => each.GetComponent<Collider>() switch
            {
                BoxCollider box => box.size.x * box.size.y * box.size.z,
                SphereCollider sphere => sphere.radius,
                CapsuleCollider capsule => capsule.height * capsule.radius,
                _ => 0,
            });
            Assert.NotEqual(0, Size(glb));
            Assert.Equal(Size(glb), Size(fbx), 1e-4);
        }

        [Fact]
        public void Clips_of_an_fbx_loop_as_their_keys_say_and_settings_of_the_user_stay()
        {
            Put("post", "glb");
            var wanted = _models.Of("post").Clips.ToDictionary(clip => clip.Name, clip => clip.Loop);
            var importer = new ModelImporter { defaultClipAnimations = wanted.Keys.Append("Walking").Select(name => new ModelImporterClipAnimation { name = name, takeName = name }).ToArray() };
            var post = new ModelPostprocessor { assetPath = Path.Combine(_folder, "post.fbx"), assetImporter = importer };
            Message(post, "OnPreprocessAnimation");
            Assert.All(wanted, clip => Assert.Equal(clip.Value, importer.clipAnimations.Single(each => each.takeName == clip.Key).loopTime));
            Assert.True(importer.clipAnimations.Single(each => each.takeName == "Walking").loopTime);
            var own = new[] { new ModelImporterClipAnimation { name = "mine", takeName = "Walking" } };
            importer.clipAnimations = own;
            Message(post, "OnPreprocessAnimation");
            Assert.Same(own, importer.clipAnimations);
        }

        [Fact]
        public void An_fbx_with_a_bone_file_becomes_humanoid_by_itself_and_once()
        {
            var path = Put("body", "fbx");
            PutBones(path, "body");
            var importer = new ModelImporter();
            AssetImporter.Importers[path] = importer;
            AssetDatabase.CreateAsset(Hierarchy("body").gameObject, path);
            After(path);
            Assert.Equal(ModelImporterAnimationType.Human, importer.animationType);
            Assert.Equal(ModelImporterAvatarSetup.CreateFromThisModel, importer.avatarSetup);
            Assert.Equal(All(Hierarchy("body")).Select(each => each.name), importer.humanDescription.skeleton!.Select(bone => bone.name));
            Assert.Contains(importer.humanDescription.human!, bone => bone.humanName == "LeftUpperArm" && bone.boneName == "upperarm_l" && bone.limit.useDefaultValues);
            Assert.Equal(1, importer.Reimports);
            After(path);
            Assert.Equal(1, importer.Reimports);
        }

        [Fact]
        public void A_bone_file_of_another_model_is_said_and_changes_nothing()
        {
            var path = Put("sword", "fbx");
            PutBones(path, "body");
            var importer = new ModelImporter();
            AssetImporter.Importers[path] = importer;
            AssetDatabase.CreateAsset(Hierarchy("sword").gameObject, path);
            After(path);
            Assert.Equal(ModelImporterAnimationType.Generic, importer.animationType);
            Assert.Contains(Debug.Warnings, each => each.Contains("the model has no", StringComparison.Ordinal));
        }

        [Fact]
        public void A_glb_with_a_bone_file_gets_an_avatar_and_a_prefab_that_keep_their_references()
        {
            var path = Put("body", "glb");
            PutBones(path, "body");
            AssetDatabase.CreateAsset(ImportGlb(path).gameObject, path);
            After(path);
            var avatar = AssetDatabase.LoadAssetAtPath<Avatar>(path.Replace(".glb", ".avatar.asset", StringComparison.Ordinal));
            var prefab = AssetDatabase.LoadAssetAtPath<GameObject>(path.Replace(".glb", ".humanoid.prefab", StringComparison.Ordinal));
            Assert.True(avatar!.isValid && avatar.isHuman);
            Assert.Same(avatar, prefab!.GetComponent<Animator>()!.avatar);
            After(path);
            Assert.Same(avatar, AssetDatabase.LoadAssetAtPath<Avatar>(path.Replace(".glb", ".avatar.asset", StringComparison.Ordinal)));
        }

        [Fact]
        public void A_clip_that_ends_is_written_with_loop_time_off_and_one_that_loops_is_not()
        {
            var path = Put("post", "glb");
            var clips = ModelMeaning.Of(File.ReadAllBytes(path)).Clips;
            AssetDatabase.Assets[path] = new List<Object> { new GameObject("post") };
            AssetDatabase.Assets[path].AddRange(clips.Select(clip => new AnimationClip { name = clip.Name }));
            After(path);
            foreach (var clip in clips)
            {
                var written = AssetDatabase.LoadAssetAtPath<AnimationClip>(path.Replace(".glb", $".{clip.Name}.anim", StringComparison.Ordinal));
                Assert.Equal(clip.Loop, written == null);
                if (written != null)
                    Assert.False(AnimationUtility.GetAnimationClipSettings(written).loopTime);
            }
            Assert.Contains(clips, clip => !clip.Loop);
        }

        [Fact]
        public void Labels_are_added_once_beside_those_of_the_user()
        {
            var path = Put("knot-stand-in", "glb");
            File.WriteAllText(Path.ChangeExtension(path, ".json"), "{\"provenance\":{\"task\":\"text-to-3d:1@h\"}}");
            var asset = new GameObject("knot");
            AssetDatabase.CreateAsset(asset, path);
            AssetDatabase.SetLabels(asset, new[] { "hero" });
            After(path);
            var labels = AssetDatabase.GetLabels(asset);
            Assert.Equal(new[] { "hero", "meshwright", "meshwright-stand-in", "meshwright-text-to-3d", "meshwright-text-to-3d-1" }, labels);
            After(path);
            Assert.Same(labels, AssetDatabase.GetLabels(asset));
        }

        [Fact]
        public void A_model_is_imported_again_when_its_bones_change()
        {
            var post = new ModelPostprocessor { assetPath = "Assets/knight.fbx" };
            Message(post, "OnPreprocessAsset");
            Assert.Equal(new[] { "Assets/knight.humanoid.json" }, post.context.Sources);
        }

        private string Put(string model, string ending)
        {
            var path = Path.Combine(_folder, Path.GetFileName(model) + "." + ending);
            File.WriteAllBytes(path, _models.Glb(model));
            return path;
        }

        private void PutBones(string path, string model)
        {
            File.WriteAllText(Path.ChangeExtension(path, null) + ".humanoid.json", _models.Text(model + ".humanoid.json"));
        }

        private static void After(string path)
        {
            Message(null, "OnPostprocessAllAssets", new[] { path }, Array.Empty<string>(), Array.Empty<string>(), Array.Empty<string>());
        }

        private static Transform ImportGlb(string path)
        {
            Message(new ModelPostprocessor { assetPath = path }, "OnPreprocessAsset");
            return Instantiated(path);
        }

        /// <summary>Makes the objects of a GLB as glTFast does: each node is announced, then the end of the scene.</summary>
        private static Transform Instantiated(string path)
        {
            var objects = new GameObjectInstantiator();
            new GltfastAddonInstance().Inject((IInstantiator)objects);
            var root = Tree(GlbFile.Read(File.ReadAllBytes(path)), Path.GetFileNameWithoutExtension(path), objects.Create);
            objects.End(root);
            return root;
        }

        private Transform Hierarchy(string model)
        {
            return Tree(GlbFile.Read(_models.Glb(model)), Path.GetFileName(model), (_, _) => { });
        }

        private static Transform Tree(GlbFile file, string name, Action<uint, GameObject> created)
        {
            var root = new GameObject(name).transform;
            var made = new Dictionary<int, Transform>();
            Transform Make(int node)
            {
                if (made.TryGetValue(node, out var known))
                    return known;
                var given = file.NameOf(node);
                var made2 = new GameObject(given == "" ? $"Node-{node}" : given);
                made[node] = made2.transform;
                made2.transform.SetParent(file.ParentOf(node) < 0 ? root : Make(file.ParentOf(node)), false);
                var json = file.Nodes[node];
                made2.transform.localPosition = ModelComponents.Vector(Axes.ToUnity(Axes.PointOf(json.List("translation")) ?? default));
                made2.transform.localRotation = ModelComponents.Rotation(Axes.ToUnity(Axes.TurnOf(json.List("rotation")) ?? Turn.None));
                AddMesh(file, json, made2);
                created((uint)node, made2);
                return made2.transform;
            }
            foreach (var node in Enumerable.Range(0, file.Nodes.Count).Where(file.Shown().Contains))
                Make(node);
            return root;
        }

        private static void AddMesh(GlbFile file, JsonObject node, GameObject made)
        {
            var mesh = file.Entry("meshes", node, "mesh");
            if (mesh == null)
                return;
            var points = mesh.Objects("primitives").SelectMany(part => file.NumbersOf(file.Entry("accessors", part.Child("attributes"), "POSITION")) ?? Array.Empty<double>()).ToArray();
            made.AddComponent<MeshFilter>().sharedMesh = new Mesh
            {
                vertices = Enumerable.Range(0, points.Length / 3).Select(at => new Vector3(-(float)points[at * 3], (float)points[at * 3 + 1], (float)points[at * 3 + 2])).ToArray(),
            };
            made.AddComponent<MeshRenderer>();
        }

        private static IEnumerable<Transform> All(Transform root)
        {
            yield return root;
            for (var index = 0; index < root.childCount; index++)
            {
                foreach (var each in All(root.GetChild(index)))
                    yield return each;
            }
        }

        /// <summary>Unity finds the messages of a postprocessor by their names, private ones too.</summary>
        private static void Message(ModelPostprocessor? target, string name, params object[] given)
        {
            var flags = BindingFlags.NonPublic | (target == null ? BindingFlags.Static : BindingFlags.Instance);
            var method = typeof(ModelPostprocessor).GetMethod(name, flags)!;
            method.Invoke(target, method.GetParameters().Length == given.Length ? given : new object[] { given });
        }
    }
}
